/** `npm test`: installs and builds what is missing, then runs every check; ends with one line "N passed, N failed". */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt, ensureInstalled, pinnedNode } from './prepare.mjs';

ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
ensureBrowser();
ensureBuilt();

const RESULTS = '.cache/test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

let passed = 0;
let failed = 0;

check('types', ['node_modules/typescript/bin/tsc', '--noEmit']);
check('lint and import rules', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.']);
check('layers', ['tools/check-layers.ts']);
check('content', ['src/commands/check.ts']);
suite('unit');
suite('postgres');
suite('e2e');
check('hostile inputs', ['tools/check-bad-inputs.ts']);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** One command that passes or fails as a whole. */
function check(name, args) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(pinnedNode, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) passed++;
  else failed++;
}

/** One Vitest project; every test of it counts, and a suite that could not run at all has failed. */
function suite(project) {
  console.log(`\n— ${project} tests`);
  const file = `${RESULTS}/${project}.json`;
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { status } = spawnSync(pinnedNode, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    passed += numPassedTests;
    failed += status === 0 ? numFailedTests : Math.max(1, numFailedTests);
  } catch {
    failed++;
  }
}
