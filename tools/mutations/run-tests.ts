import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedTest } from '../conformance/list-tests.ts';

export interface TestRun {
  /** Titles as written in the source: of tests that passed everywhere, and of those that failed. */
  passed: Set<string>;
  failed: Set<string>;
  /** The command's output, if the tests could not run at all. */
  trouble: string | undefined;
}

/** Runs only these tests in a project's folder; browser tests build it. Rejects if aborted. */
export async function runTests(
  folder: string,
  tests: readonly ListedTest[],
  signal: AbortSignal,
): Promise<TestRun> {
  const report = join(folder, '.cache/mutation.json');
  await rm(report, { force: true });
  const suites = new Set(tests.map(({ suite }) => suite));
  const files = new Set(tests.map(({ file }) => file));
  const command = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...[...suites].flatMap((suite) => ['--project', suite]),
    ...files,
    '--testNamePattern',
    tests.map(({ path }) => titlePattern(path)).join('|'),
    '--retry=0',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const output = await runNode(folder, command, signal);
  const results = await readResults(report);
  if (results === undefined) return { passed: new Set(), failed: new Set(), trouble: output };
  return { ...sortByTitle(results, tests), trouble: undefined };
}

interface Result {
  title: string;
  status: string;
}

async function readResults(report: string): Promise<Result[] | undefined> {
  try {
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
      testResults: { assertionResults: Result[] }[];
    };
    return testResults.flatMap(({ assertionResults }) => assertionResults);
  } catch {
    return undefined;
  }
}

/** A test that never ran because its file could not be loaded has neither passed nor failed. */
function sortByTitle(
  results: readonly Result[],
  tests: readonly ListedTest[],
): Pick<TestRun, 'passed' | 'failed'> {
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const { title } of tests) {
    const pattern = new RegExp(titlePattern(title));
    const statuses = new Set(
      results.filter((result) => pattern.test(result.title)).map(({ status }) => status),
    );
    if (statuses.has('failed')) failed.add(title);
    else if (statuses.has('passed')) passed.add(title);
  }
  return { passed, failed };
}

/** Matches a title from the source once its placeholders, `%s` or `$path`, are filled in. */
function titlePattern(title: string): string {
  return `^${title
    .split(/%[sdijfo]|\$[\w.]+/)
    .map(RegExp.escape)
    .join('.*')}$`;
}

/** Resolves to what the program printed. */
async function runNode(cwd: string, args: readonly string[], signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd,
    signal,
    killSignal: 'SIGINT',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await once(child, 'close');
  return output;
}
