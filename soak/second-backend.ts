import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { SoakResult } from './soak.ts';

const RESULTS = '.cache/second-backend.json';

/** The parts of Vitest's results file that matter here. */
interface SuiteResults {
  numTotalTests: number;
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[];
}

/**
 * All tests in a browser against a backend that has the specification's fields only, with nulls, odd
 * types and empty strings: no page throws or trips over it. Tests that look for our own fields fail,
 * and that isn't counted.
 */
export async function secondBackend(): Promise<SoakResult> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'browser'];
  const output = ['--reporter', 'json', '--outputFile', RESULTS];
  const suite = spawn(process.execPath, [...vitest, ...output], {
    stdio: 'ignore',
    env: { ...process.env, SECOND_BACKEND: '1' },
  });
  await once(suite, 'exit');
  const { numTotalTests, testResults }: SuiteResults = JSON.parse(readFileSync(RESULTS, 'utf8'));
  const broken = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ failureMessages }) => failureMessages.some((text) => text.includes('page threw')))
    .map(({ title, failureMessages }) => `${title}: ${failureMessages[0]?.slice(0, 200)}`);
  return {
    holds: numTotalTests > 0 && broken.length === 0,
    figures: `${numTotalTests} tests, ${broken.length} broken pages${broken.map((fault) => `\n  ${fault}`).join('')}`,
  };
}
