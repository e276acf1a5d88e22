import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { SoakResult } from './faults.ts';

/** The tests of what stays closed: rights in the database, secrets, what a pull and an export may delete, files that change meanwhile, hostile text. */
const TESTS = [
  'src/content/postgres/postgres-rights',
  'src/content/postgres/postgres-shadowing',
  'src/content/publish/publish.postgres',
  'src/content/publish/pull',
  'src/content/files/steady-folder',
  'src/content/files/large-content',
  'src/commands/pull.postgres',
  'src/commands/publish-faults',
  'src/commands/command-line/secrets',
  'src/commands/export/site-folder',
  'src/model',
  'src/server/process/environment',
  'src/server/redirects',
  'src/server/http/request-target',
];

/** As many times the cases of `npm test`. */
const CASES_TIMES = '20';

const ROUNDS = 5;

const REPORT = '.cache/soak-doors.json';

/** Runs these tests again and again, with many more cases. */
export async function doors(): Promise<SoakResult> {
  let passed = 0;
  const failed: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const report = await runTests();
    passed += report.numPassedTests;
    for (const { assertionResults } of report.testResults)
      failed.push(...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName));
  }
  const figures = `${ROUNDS} rounds with ${CASES_TIMES} times the cases: ${passed} tests passed, ${failed.length} failed`;
  return { holds: passed > 0 && failed.length === 0, figures: [figures, ...failed].join('; ') };
}

interface Report {
  numPassedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

async function runTests(): Promise<Report> {
  const args = ['run', '--reporter=json', `--outputFile.json=${REPORT}`, '--testTimeout=600000', ...TESTS];
  const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    env: { ...process.env, CASES_TIMES },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(vitest, 'exit');
  return JSON.parse(await readFile(REPORT, 'utf8')) as Report;
}
