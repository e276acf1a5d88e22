import { defineConfig } from 'vite';

/**
 * `vite build --config vite.worker.config.ts` adds the service workers to dist/client, each a
 * classic script that needs no other file: sw.js serves the kept guide, and .sw-off.js, which the
 * server sends in its place if OFFLINE is off, removes it.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: {
        sw: 'src/features/offline/worker/worker.ts',
        '.sw-off': 'src/features/offline/worker/unregister-worker.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
