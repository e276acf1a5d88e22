import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserChunks, preloads, smallPreload } from './tools/browser-chunks.ts';
import { yamlPlugin } from './tools/yaml-plugin.ts';

/** Packages that stay packages: native code, and code that looks for files of its own. */
const NATIVE = ['sharp', 'pino', 'postgres'];

/**
 * `vite build` makes the browser's files in dist/client; `vite build --ssr src/server/main.ts` the server,
 * `vite build --ssr src/content/pictures/picture-worker.ts` the program that reads pictures for it, and
 * `vite build --ssr src/commands/export.ts` the command that renders as the server does, each one file in dist/server.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [smallPreload(), yamlPlugin(), react(), tailwindcss()],
  // wouter brings a stand-in for what React itself has had since its version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: isSsrBuild ? false : 'public',
  // React picks its development build at run time wherever NODE_ENV is not set; bundled, it is the fast one, always.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true, external: NATIVE } }),
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
        rolldownOptions: { input: 'src/site/loader.ts', output: { codeSplitting: { groups: browserChunks } } },
      },
}));
