import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, startGuideProcess } from '../e2e/faults/guide-process.ts';
import { StoppableDatabase } from '../e2e/faults/published-database.ts';
import { UnreliableLine } from '../e2e/faults/unreliable-line.ts';
import { sampleContent } from '../src/content/fixtures/sample-content.ts';
import { writeFolder } from '../src/content/fixtures/write-folder.ts';
import type { Row } from '../src/content/merge/entries.ts';
import { withConnection } from '../src/content/postgres/connection/postgres-connection.ts';
import { PostgresStore } from '../src/content/versions/postgres-store.ts';
import { SqliteStore } from '../src/content/versions/sqlite-store.ts';
import type { VersionStore } from '../src/content/versions/version.ts';
import { DeskProcess, sessionIn } from '../src/desk/fixtures/desk-process.ts';
import { editsOf, sendAgain } from '../src/desk/fixtures/killed-desk.ts';
import { type Publisher, publishAtOnce } from '../src/desk/fixtures/two-desks.ts';
import { inFolder } from './in-folder.ts';
import { markServed } from './mark-served.ts';
import type { Soak, SoakResult } from './soak.ts';

const ROUNDS = 20;

/** The desk's database: frozen, restarted, restored older; and two desks of one store. */
export const deskDatabaseSoaks: Record<string, Soak> = {
  'desk-frozen': frozen,
  'desk-restored': restored,
  'desk-two-files': twoOfOneFolder,
  'desk-two-postgres': twoOfOneDatabase,
};

/** The database stops answering in the middle of 5 publishes, and is stopped and started in 5. */
async function frozen(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start(sampleContent());
  await using line = await UnreliableLine.to(database.port);
  return await inFolder(async (root) => {
    const DATABASE_URL = database.urlAt(line.port);
    await using guide = await startGuideProcess({ databaseUrl: DATABASE_URL });
    await guide.serving();
    const environment = { DATA_DIR: join(root, 'data'), DATABASE_URL, CACHE_DIR: root };
    await using desk = await DeskProcess.start(environment, sessionIn(environment.DATA_DIR));
    const ends = { told: 0, live: 0 };
    for (let round = 0; round < 10; round += 1) {
      const isFrozen = round % 2 === 0;
      const edits = await editsOf(desk, `kill ${round}`);
      const answer = desk.refusal('/api/publish', { edits, isMeant: true });
      await pause(Math.random() * 200);
      if (isFrozen) line.become('silent');
      else await database.server.stop();
      const said = await answer;
      if (said !== '' && !/What you typed stays here.*try again in a minute/i.test(said))
        throw new Error(`The desk says: ${said}`);
      ends[said === '' ? 'live' : 'told'] += 1;
      await markServed(guide);
      if (isFrozen) line.become({ delay: 0 });
      else await database.server.start();
      await sendAgain(desk, edits);
      await eventually(async () => (await markServed(guide)) === `kill ${round}`, 'the words');
    }
    return {
      holds: ends.told > 0,
      figures: `5 times frozen and 5 times stopped: ${ends.told} told so, ${ends.live} live before; all live afterward, no mixture, the guide always answered`,
    };
  });
}

/** Restored to an older day: the guide keeps what it has shown, whoever typed on is told, and it goes on. */
async function restored(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start(sampleContent());
  return await inFolder(async (root) => {
    const { url: DATABASE_URL } = database;
    await using guide = await startGuideProcess({ databaseUrl: DATABASE_URL });
    await guide.serving();
    const environment = { DATA_DIR: join(root, 'data'), DATABASE_URL, CACHE_DIR: root };
    await using desk = await DeskProcess.start(environment, sessionIn(environment.DATA_DIR));
    for (const round of [0, 1]) await sendAgain(desk, await editsOf(desk, `kill ${round}`));
    const typed = await editsOf(desk, 'kill 2');
    await database.edit(async (sql) => {
      await sql`delete from changes where version = (select max(id) from versions)`;
      await sql`delete from versions where id = (select max(id) from versions)`;
    });
    await database.server.stop();
    await database.server.start();
    await guide.entry('an older version than this server has shown');
    const kept = await markServed(guide);
    const told = await desk.publish(typed);
    await sendAgain(desk, await editsOf(desk, 'kill 3'));
    await eventually(async () => (await markServed(guide)) === 'kill 3', 'the next words');
    return {
      holds: told?.is === 'conflict' && kept === 'kill 1',
      figures: `the guide keeps what it has shown and says so; what was typed on the lost words: ${told?.is}; the next publish is live`,
    };
  });
}

async function twoOfOneFolder(): Promise<SoakResult> {
  return await inFolder(async (root) => {
    const contentFolder = join(root, 'content');
    await writeFolder(sampleContent(), contentFolder);
    const options = { contentFolder, cacheFolder: join(root, 'cache') };
    await using guide = await startGuideProcess(options);
    await guide.serving();
    const DATA_DIR = join(options.cacheFolder, 'data');
    const store = new SqliteStore(DATA_DIR);
    const environment = { DATA_DIR, CONTENT_DIR: contentFolder, CACHE_DIR: options.cacheFolder };
    const result = await two(environment, store);
    store.close();
    return result;
  });
}

async function twoOfOneDatabase(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start(sampleContent());
  return await inFolder(async (root) => {
    const { url: DATABASE_URL } = database;
    const store = new PostgresStore((work) => withConnection(DATABASE_URL, work));
    return await two({ DATA_DIR: join(root, 'data'), DATABASE_URL, CACHE_DIR: root }, store);
  });
}

async function two(
  environment: Readonly<Record<string, string>> & { DATA_DIR: string },
  store: VersionStore,
): Promise<SoakResult> {
  const token = sessionIn(environment.DATA_DIR);
  await using one = await DeskProcess.start(environment, token);
  await using other = await DeskProcess.start(environment, token);
  const versions = await publishAtOnce([publisher(one), publisher(other)], store, ROUNDS);
  return {
    holds: true,
    figures: `${ROUNDS * 4} publishes of two desks at the same moment: ${versions} live, ${ROUNDS} told what the other did, nothing lost`,
  };
}

function publisher(desk: DeskProcess): Publisher {
  return {
    publish: (edits) => desk.publish(edits),
    row: async (list) => {
      const answer = await desk.ask<{ row: Row }>('/api/row', { list, key: 1 });
      if (!answer) throw new Error(`The desk does not show ${list}.`);
      return answer.row;
    },
  };
}
