import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** The parts of Vitest's results file that matter here. */
interface SuiteResults {
  numTotalTests: number;
  numPassedTests: number;
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[];
}

/** Runs tests in silence, and reads what `file` then says of them. Throws if they could not run. */
export async function vitestResults(
  args: readonly string[],
  { file, environment }: { file: string; environment: Record<string, string> },
) {
  mkdirSync(dirname(file), { recursive: true });
  // What an earlier run left would speak for this one.
  rmSync(file, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...args];
  const suite = spawn(process.execPath, [...vitest, '--reporter', 'json', '--outputFile', file], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
  await once(suite, 'exit');
  const results: SuiteResults = JSON.parse(readFileSync(file, 'utf8'));
  const tests = results.testResults.flatMap(({ assertionResults }) => assertionResults);
  return { total: results.numTotalTests, passed: results.numPassedTests, tests };
}
