/** `npm run bench [-- part…]`: installs and builds what is missing, then measures (bench/run.ts). */
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, pinnedNode, run } from './prepare.mjs';

ensureInstalled();
run(pinnedNode, ['tools/check-arguments.ts', 'bench', ...process.argv.slice(2)]);
ensureBrowser();
ensureBuilt();
run(pinnedNode, ['bench/run.ts', ...process.argv.slice(2)]);
