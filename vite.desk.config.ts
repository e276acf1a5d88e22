import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LICENSES, licensesPlugin } from './tools/build/licenses-plugin.ts';

/** `vite build --config vite.desk.config.ts` writes the pages of the owner's desk to dist/desk. */
export default defineConfig({
  root: 'src/desk/browser',
  publicDir: false,
  plugins: [react(), tailwindcss(), licensesPlugin()],
  // As in vite.config.ts: light-dark() needs no stand-in.
  css: { lightningcss: { exclude: 1 << 20 } },
  // wouter ships a shim for what React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../../../dist/desk',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: LICENSES },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
