import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { eventually, type GuideProcess, startGuideProcess } from '../e2e/faults/guide-process.ts';
import { StoppableDatabase } from '../e2e/faults/published-database.ts';
import { killMerges } from '../src/commands/fixtures/killed-merge.ts';
import { startCommand } from '../src/commands/fixtures/run-command.ts';
import { markedContent, marksIn } from '../src/content/fixtures/marked-content.ts';
import { writeFolder } from '../src/content/fixtures/write-folder.ts';
import { newestContent } from '../src/content/publish/fixtures/publisher.ts';
import { PostgresStore } from '../src/content/versions/postgres-store.ts';
import type { SoakResult } from './soak.ts';

/** kill -9 during 50 publishes: everyone has the old content or the new, never a mixture. */
export async function kills(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start();
  const folder = mkdtempSync(join(tmpdir(), 'guide-soak-'));
  const publish = async (mark: string) => {
    await writeFolder(markedContent(mark, 1_000), folder);
    return startCommand('publish', ['--mine', '--confirm'], {
      DATABASE_URL: database.url,
      CONTENT_DIR: folder,
    });
  };
  const first = await publish('A');
  const begun = performance.now();
  const { status, errors } = await first.result;
  if (status !== 0) throw new Error(errors);
  let aim = performance.now() - begun;
  await using guide = await startGuideProcess({ databaseUrl: database.url });
  await guide.serving();
  let current = 'A';
  const ends = { old: 0, new: 0, mixed: 0 };
  for (let kill = 0; kill < 50; kill += 1) {
    const { process: publisher, result } = await publish(current === 'A' ? 'B' : 'A');
    await pause(aim * (0.5 + Math.random() / 2));
    publisher.kill('SIGKILL');
    await result;
    const marks = marksIn(await database.edit((sql) => newestContent(storeOn(sql))));
    const served = await servedMarks(guide);
    ends[marks.length > 1 || served.length > 1 ? 'mixed' : marks[0] === current ? 'old' : 'new'] +=
      1;
    // If the old content survived, kill later next time; if the new one did, sooner. This keeps the
    // kills close to the commit.
    aim *= marks[0] === current ? 1.1 : 0.9;
    current = marks[0] ?? current;
    await eventually(
      async () => (await servedMarks(guide)).join() === current,
      `content ${current}`,
      30_000,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  return {
    holds: ends.mixed === 0,
    figures: `50 kills, ${ends.old} left the old content, ${ends.new} the new, ${ends.mixed} a mixture`,
  };
}

function storeOn(sql: Sql): PostgresStore {
  return new PostgresStore((work) => work(sql, () => {}));
}

/** The marks of the posts that visitors see. */
async function servedMarks(guide: GuideProcess): Promise<string[]> {
  const posts = (await (await guide.get('/api/blog')).json()) as { title: string }[];
  return [...new Set(posts.map(({ title }) => title.split(' ').at(-1) ?? ''))];
}

/** kill -9 at 50 steps of a merge, from its first to its last: typing it again finishes it. */
export async function killedMerges(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start();
  const kills = 50;
  const ends = await database.edit((sql) => killMerges(storeOn(sql), database.url, kills));
  return {
    holds: ends.old > 0 && ends.new > 0 && ends.old + ends.new === kills,
    figures: `${kills} kills, ${ends.old} left the old content, ${ends.new} the new; all were finished`,
  };
}
