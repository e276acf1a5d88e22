/** `npm run bench [-- part…]`: installs and builds what is missing, then measures (bench/run.ts). */

import { ensureBuilt, ensureInstalled, pinnedNode, run } from './prepare.mjs';
import { ensureBrowser } from './programs/browser.mjs';

ensureInstalled();
run(pinnedNode, ['tools/checks/check-arguments.ts', 'bench', ...process.argv.slice(2)]);
ensureBrowser();
ensureBuilt();
run(pinnedNode, ['bench/run.ts', ...process.argv.slice(2)]);
