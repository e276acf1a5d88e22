import type { Soak, SoakResult } from './soak.ts';
import { vitestResults } from './vitest-results.ts';

const RUNS = 100;

/**
 * 100 seeded orders of what two people and somebody else do: edits, drafts, publishes, undo and hand
 * edits. Nothing is lost, the history is complete, and both are told (`src/desk/server/two-people.test.ts`).
 */
export const deskPeopleSoaks: Record<string, Soak> = {
  'desk-people-files': () => twoPeople('unit'),
  'desk-people-postgres': () => twoPeople('postgres'),
};

async function twoPeople(project: 'unit' | 'postgres'): Promise<SoakResult> {
  const wanted = ['--project', project, 'src/desk/server/two-people', '-t', 'in any order'];
  const { passed, tests } = await vitestResults(wanted, {
    file: `.cache/two-people-${project}.json`,
    environment: { TWO_PEOPLE_RUNS: String(RUNS) },
  });
  const broken = tests
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ title, failureMessages }) => `${title}: ${failureMessages[0]?.slice(0, 300)}`);
  return {
    holds: passed === RUNS && broken.length === 0,
    figures: `${passed} of ${RUNS} orders of 90 steps${broken.map((fault) => `\n  ${fault}`).join('')}`,
  };
}
