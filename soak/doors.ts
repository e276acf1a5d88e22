import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { SoakResult } from './soak.ts';

/**
 * Tests of privileges, secrets, what a pull and an export may delete, hostile text, and those whose
 * many cases would take `npm test` too long.
 */
const TESTS = [
  'src/content/serving/resolve-any-content.test.ts',
  'src/content/postgres/postgres-rights.postgres.test.ts',
  'src/content/postgres/postgres-shadowing.postgres.test.ts',
  'src/content/publish/publish.postgres.test.ts',
  'src/content/reading/word-slips.test.ts',
  'src/content/merge',
  'src/content/publish/publishable-folder.test.ts',
  'src/content/reading/large-content.test.ts',
  'src/commands/pull.postgres.test.ts',
  'src/commands/publish-faults.postgres.test.ts',
  'src/commands/command-line/secrets.test.ts',
  'src/commands/export/site-folder.test.ts',
  'src/model',
  'src/server/process/environment-secrets.test.ts',
  'src/server/http/redirects.test.ts',
  'src/server/http/request-target.test.ts',
  'src/server/xml.test.ts',
  'src/server/edition/word-set.test.ts',
  'src/site/data/api-shapes.test.ts',
  'src/site/embedded-state.test.ts',
  'src/site/metadata/PageMetadata.test.tsx',
  'src/features/offline/download-pack.test.ts',
  'src/app/routes.test.ts',
  'src/site/search',
];

/** How many times as many cases as `npm test`. */
const CASES_TIMES = '20';

const ROUNDS = 5;

/** Runs these tests repeatedly, with many more cases; Vitest itself reports what fails. */
export async function doors(): Promise<SoakResult> {
  const gone = TESTS.filter((test) => !existsSync(test));
  if (gone.length > 0) return { holds: false, figures: `missing test files: ${gone.join(', ')}` };
  let green = 0;
  for (let round = 0; round < ROUNDS; round += 1) if ((await runTests()) === 0) green += 1;
  return {
    holds: green === ROUNDS,
    figures: `${green} of ${ROUNDS} rounds with ${CASES_TIMES} times the cases are green`,
  };
}

/** Resolves to Vitest's exit status. */
async function runTests(): Promise<number | null> {
  const vitest = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=600000', ...TESTS],
    { env: { ...process.env, CASES_TIMES }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [status] = (await once(vitest, 'exit')) as [number | null];
  return status;
}
