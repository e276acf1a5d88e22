import fc from 'fast-check';
import { StoppableDatabase } from '../e2e/faults/published-database.ts';
import { steps, TwoPublishers } from '../src/content/publish/fixtures/two-publishers.ts';
import { PostgresStore } from '../src/content/versions/postgres-store.ts';
import type { SoakResult } from './soak.ts';

const PLAYS = 100;

/** Two publishers, in any order and at once: nothing is lost or doubled. */
export async function publishers(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start();
  let played = 0;
  const run = await database.edit((one) =>
    database.edit((other) => {
      const stores = [one, other].map((sql) => new PostgresStore((work) => work(sql, () => {})));
      const [ann, ben] = stores as [PostgresStore, PostgresStore];
      return fc.check(
        fc.asyncProperty(steps, async (steps) => {
          using publishers = new TwoPublishers(ann, ben);
          await publishers.play(steps);
          played += 1;
        }),
        { numRuns: PLAYS },
      );
    }),
  );
  const fault = run.failed ? `, then ${fc.defaultReportMessage(run)}` : '';
  return { holds: !run.failed, figures: `${played} plays without a loss${fault}` };
}
