/**
 * `npm test`: installs the programs that tests need, rebuilds if anything has changed, then runs
 * every check; ends with one line "N passed, N failed". `npm test -- PATTERN` runs the tests in
 * files whose path contains PATTERN, with only what they need; `-t WORDS` selects by title.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureBuilt } from './build/build.ts';
import { ensureTestPrograms } from './programs/test-programs.ts';

/** Results of the last full run, which tools/checks/check-bad-inputs.ts reads. */
const RESULTS = '.cache/test-results';

/** Several checkers would each check the types that they share; one takes two thirds of the work. */
const TYPES = ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'];

/** Tests start about 300 programs; with this, Node compiles each kind only once. */
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');

/** Servers and exports compress quickly; those whose bytes are counted set it themselves. */
process.env.BROTLI_QUALITY ??= '5';

/** Linux's folder in memory, from which programs may be started. */
const IN_MEMORY = /^\S+ \/dev\/shm tmpfs (?!\S*\bnoexec\b)/m;

/** What a run may put there, in bytes. */
const ROOM = 2 ** 31;

/** The parts of Vitest's results file that matter here. */
interface SuiteResults {
  numPassedTests: number;
  numFailedTests: number;
}

const USAGE = `npm test              runs every check
npm test -- PATTERN   runs the tests in files whose path contains PATTERN
npm test -- -t WORDS  runs the tests whose title contains WORDS
`;

let passed = 0;
let failed = 0;

mkdirSync('.cache', { recursive: true });
const filters = process.argv.slice(2);
if (filters.includes('--help')) {
  process.stdout.write(USAGE);
  process.exit();
}

/** Where tests put what they make; removed at the end. PostgreSQL's user must be able to enter it. */
const temporary = mkdtempSync(join(temporaryPlace(), 'guide-tests-'));
chmodSync(temporary, 0o755);
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = temporary;

if (filters.length > 0) await suite('.cache/some-test-results.json', filters);
else await everything();

rmSync(temporary, { recursive: true, force: true });
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** Memory, if there is enough: tests that write many files take half as long there. */
function temporaryPlace(): string {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    const isThere = IN_MEMORY.test(readFileSync('/proc/self/mounts', 'utf8'));
    if (isThere && bavail * bsize > ROOM && memory > 4 * ROOM) return '/dev/shm';
  } catch {
    // Other systems don't have it.
  }
  return tmpdir();
}

async function everything(): Promise<void> {
  const checks = [
    check('types', TYPES),
    check('types of the workers', [...TYPES, '--project', 'src/features/offline/worker']),
    check('lint and import rules', [
      'on-demand/checks/node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--colors=off',
      '--error-on-warnings',
      '.',
    ]),
    check('conformance', ['tools/conformance/check-conformance.ts']),
    check('content', ['src/commands/check.ts']),
  ];
  await Promise.all([ensureTestPrograms(), ensureBuilt()]);
  // Needs the build.
  checks.push(check('layers', ['tools/checks/check-layers.ts']));
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await Promise.all([suite(`${RESULTS}/tests.json`), ...checks]);
  await check('hostile inputs', ['tools/checks/check-bad-inputs.ts']);
}

/** One command that passes or fails as a whole; its output is shown at the end. */
async function check(name: string, args: readonly string[]): Promise<void> {
  const { ended, output } = start(args, 'pipe');
  const printed = await output;
  const succeeded = (await ended) === 0;
  process.stdout.write(`\n— ${name}: ${succeeded ? 'passed' : 'failed'}\n${printed}\n`);
  if (succeeded) passed++;
  else failed++;
}

/** Runs Vitest. Every test counts; a run that failed without a failed test is one failure. */
async function suite(resultsFile: string, filters: readonly string[] = []): Promise<void> {
  rmSync(resultsFile, { force: true });
  const args = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultsFile}`,
    ...filters,
  ];
  const succeeded =
    (await start(['node_modules/vitest/vitest.mjs', ...args], 'inherit').ended) === 0;
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(
      readFileSync(resultsFile, 'utf8'),
    ) as SuiteResults;
    passed += numPassedTests;
    failed += succeeded ? numFailedTests : Math.max(1, numFailedTests);
  } catch {
    failed++;
  }
}

/** Starts a Node program: `ended` resolves to its exit status, `output` to what it piped. */
function start(args: readonly string[], stdio: 'pipe' | 'inherit') {
  const program = spawn(process.execPath, args, { stdio: ['ignore', stdio, stdio] });
  const ended = new Promise<number | null>((resolve) => {
    program.once('exit', resolve);
    program.once('error', (error) => {
      process.stderr.write(`${args[0]} could not be run: ${error.message}\n`);
      resolve(1);
    });
  });
  const streams = [program.stdout, program.stderr].filter((stream) => stream !== null);
  return {
    ended,
    output: Promise.all(streams.map((stream) => text(stream))).then((parts) =>
      parts.join('').trimEnd(),
    ),
  };
}
