import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SqliteStore } from '../../content/versions/sqlite-store.ts';
import { publishAtOnce } from '../fixtures/two-desks.ts';
import { openDesk } from './fixtures/open-desk.ts';
import { publisherOf, secondDesk } from './fixtures/second-desk.ts';

/** `npm run soak` has 20, with a process for each desk. */
const ROUNDS = 1;

test('two desks of one folder publish at the same moment: both go live, or one is told what the other did (short form of npm run soak)', async () => {
  const desk = await openDesk();
  desk.rest();
  await desk.content.newest();
  const store = new SqliteStore(join(desk.folders[1] ?? '', '..'));
  onTestFinished(() => store.close());
  const desks = [
    publisherOf(desk.content, 'Ruth'),
    publisherOf(secondDesk(desk, store, false), 'Sam'),
  ] as const;
  expect(await publishAtOnce(desks, store, ROUNDS)).toBe(ROUNDS * 3);
  // The folder is what the newest version holds.
  expect(await desk.file('events.yaml')).toContain(`(round ${ROUNDS - 1} of desk`);
});
