/** `npm run export`: installs and builds what is missing, then writes the site as static files to dist/export or the folder named. */
import { ensureBuilt, ensureInstalled, pinnedNode, run } from './prepare.mjs';

ensureInstalled();
run(pinnedNode, ['tools/checks/check-arguments.ts', 'export', ...process.argv.slice(2)]);
ensureBuilt();
run(pinnedNode, ['--enable-source-maps', 'dist/server/export.js', ...process.argv.slice(2)]);
