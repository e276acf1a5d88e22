import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { markedContent, marksIn } from '../content/fixtures/marked-content.ts';
import { writeFolder } from '../content/fixtures/write-folder.ts';
import { openDatabase } from '../content/postgres/fixtures/database.ts';
import { newestContent } from '../content/publish/fixtures/publisher.ts';
import { killMerges } from './fixtures/killed-merge.ts';
import { type RunningCommand, startCommand } from './fixtures/run-command.ts';
import { runInMemory } from './fixtures/run-in-memory.ts';

/** Each kill takes several runs of the command; in milliseconds. */
const PATIENCE = 300_000;

/** `npm run soak` kills fifty of each. */
const KILLS = 4;

/** Writing them takes a part of the time in which a publish is killed. */
const POSTS = 200;

test(
  'kill -9 at each step of a merge leaves the old content or the new, and the same command finishes it (short form of npm run soak)',
  async () => {
    const { store, url } = await openDatabase();
    const ends = await killMerges(store, url, KILLS, runInMemory);
    expect(ends.old + ends.new).toBe(KILLS);
    expect(ends.old).toBeGreaterThan(0);
    expect(ends.new).toBeGreaterThan(0);
  },
  PATIENCE,
);

test('kill -9 at any moment of a publish leaves the old content or the new, never a mix (short form of npm run soak)', async () => {
  const { url, sql, store } = await openDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'guide-publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const publishFiles = () =>
    startCommand('publish', [], { DATABASE_URL: url, CONTENT_DIR: folder });
  const publishMark = async (mark: 'A' | 'B') => {
    await writeFolder(markedContent(mark, POSTS), folder);
    return publishFiles();
  };
  const expectDone = async ({ result }: RunningCommand) => {
    const { status, errors } = await result;
    // One that takes long says there how far it is.
    expect([status, status === 0 ? '' : errors]).toEqual([0, '']);
  };
  const first = await publishMark('A');
  const begun = performance.now();
  await expectDone(first);
  let aim = performance.now() - begun;
  let current = 'A';
  const ends = { old: 0, new: 0 };
  for (let kill = 0; kill < KILLS || ends.old === 0; kill += 1) {
    const next = current === 'A' ? 'B' : 'A';
    const { process: publisher, result } = await publishMark(next);
    await pause(aim * (0.4 + 0.6 * ((kill % KILLS) / (KILLS - 1))));
    publisher.kill('SIGKILL');
    await result;
    const marks = marksIn(await newestContent(store));
    expect(marks).toHaveLength(1);
    ends[marks[0] === current ? 'old' : 'new'] += 1;
    // One that was killed after its commit and before its note of it: the same command finishes it.
    if (marks[0] === next) await expectDone(publishFiles());
    // The first publish may have taken longer than the others, for example on a busy machine.
    if (ends.old === 0) aim /= 2;
    current = marks[0] ?? current;
  }
  await expectDone(await publishMark(current === 'A' ? 'B' : 'A'));
  expect(
    (
      await sql`select count(*)::integer as count from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
    )[0],
  ).toEqual({ count: 0 });
});
