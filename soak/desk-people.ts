import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import type { Soak, SoakResult } from './soak.ts';

const RUNS = 100;

/** The parts of Vitest's results file that matter here. */
interface SuiteResults {
  numPassedTests: number;
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[];
}

/**
 * 100 seeded orders of what two people and somebody else do: edits, drafts, publishes, undo and hand
 * edits. Nothing is lost, the history is complete, and both are told (`src/desk/server/two-people.test.ts`).
 */
export const deskPeopleSoaks: Record<string, Soak> = {
  'desk-people-files': () => twoPeople('unit'),
  'desk-people-postgres': () => twoPeople('postgres'),
};

async function twoPeople(project: 'unit' | 'postgres'): Promise<SoakResult> {
  mkdirSync('.cache', { recursive: true });
  const results = `.cache/two-people-${project}.json`;
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
  const wanted = ['src/desk/server/two-people', '-t', 'in any order'];
  const output = ['--reporter', 'json', '--outputFile', results];
  const suite = spawn(process.execPath, [...vitest, ...wanted, ...output], {
    stdio: 'ignore',
    env: { ...process.env, TWO_PEOPLE_RUNS: String(RUNS) },
  });
  await once(suite, 'exit');
  const { numPassedTests, testResults }: SuiteResults = JSON.parse(readFileSync(results, 'utf8'));
  const broken = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ title, failureMessages }) => `${title}: ${failureMessages[0]?.slice(0, 300)}`);
  return {
    holds: numPassedTests === RUNS && broken.length === 0,
    figures: `${numPassedTests} of ${RUNS} orders of 90 steps${broken.map((fault) => `\n  ${fault}`).join('')}`,
  };
}
