import { globSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  browserChunks,
  noStyleUrls,
  preloads,
  readOnlyQueries,
  smallPreload,
} from './tools/build/browser-chunks.ts';
import { LICENSES, licensesPlugin } from './tools/build/licenses-plugin.ts';
import { smallerCode } from './tools/build/smaller-code.ts';
import { wordsPlugin } from './tools/build/words-plugin.ts';

/** Lightning CSS's number for light-dark(), which no style uses: what stands in for it is 200 bytes. */
const LIGHT_DARK = 1 << 20;

/** Packages that aren't bundled: native code, and code that looks for its own files. */
const NATIVE = ['sharp', 'pino', 'postgres'];

/**
 * `vite build` writes the browser's files to dist/client; `vite build --ssr PROGRAM` writes one
 * file to dist/server, for each program that tools/build/bundle.ts lists.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    smallPreload(),
    readOnlyQueries(),
    noStyleUrls(),
    wordsPlugin(),
    react(),
    tailwindcss(),
    smallerCode(),
    licensesPlugin(),
  ],
  css: { lightningcss: { exclude: LIGHT_DARK } },
  // wouter ships a shim for what React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: isSsrBuild ? false : 'public',
  // At run time, React picks its development build unless NODE_ENV is "production"; bundled this
  // way, it is always the fast one.
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
        license: { fileName: LICENSES },
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        modulePreload: preloads,
        rolldownOptions: {
          input: ['src/app/loader.ts', ...globSync('src/site/styles/sheets/*.css')],
          output: {
            codeSplitting: { groups: browserChunks },
            // The least that rolldown takes: a first visit carries some sixty of these names.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
      },
}));
