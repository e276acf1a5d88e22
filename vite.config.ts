import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserChunks, preloads, smallPreload } from './tools/build/browser-chunks.ts';
import { yamlPlugin } from './tools/build/yaml-plugin.ts';

/** Packages that stay packages: native code, and code that looks for files of its own. */
const NATIVE = ['sharp', 'pino', 'postgres'];

/**
 * `vite build` makes the browser's files in dist/client; `vite build --ssr PROGRAM` one file in
 * dist/server of each program that tools/build/build.ts lists.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [smallPreload(), yamlPlugin(), react(), tailwindcss()],
  // wouter brings a stand-in for what React itself has had since its version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: isSsrBuild ? false : 'public',
  // React picks its development build at run time wherever NODE_ENV is not set; bundled, it is the
  // fast one, always.
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: NATIVE },
  }),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        target: 'node24',
        rolldownOptions: { output: { codeSplitting: false } },
        emptyOutDir: false,
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        modulePreload: preloads,
        rolldownOptions: {
          input: 'src/site/loader.ts',
          output: { codeSplitting: { groups: browserChunks } },
        },
      },
}));
