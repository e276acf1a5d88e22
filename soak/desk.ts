import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { eventually, startGuideProcess } from '../e2e/faults/guide-process.ts';
import { StoppableDatabase } from '../e2e/faults/published-database.ts';
import { contentTables } from '../src/app/content-tables.ts';
import { sampleContent } from '../src/content/fixtures/sample-content.ts';
import { writeFolder } from '../src/content/fixtures/write-folder.ts';
import { DatabaseFollower } from '../src/content/following/follow-database.ts';
import { FolderFollower } from '../src/content/following/follow-folder.ts';
import { withConnection } from '../src/content/postgres/connection/postgres-connection.ts';
import { fileSetsOf } from '../src/content/versions/file-sets.ts';
import { PostgresStore } from '../src/content/versions/postgres-store.ts';
import { SqliteStore } from '../src/content/versions/sqlite-store.ts';
import { DeskProcess, sessionIn } from '../src/desk/fixtures/desk-process.ts';
import { editsOf, killDesks, sendAgain } from '../src/desk/fixtures/killed-desk.ts';
import { inFolder } from './in-folder.ts';
import { markServed } from './mark-served.ts';
import type { Soak, SoakResult } from './soak.ts';

const KILLS = 50;
const log = pino({ level: 'silent' });

/** The owner's desk: kill -9 and a database that goes away, in the middle of a publish. */
export const deskSoaks: Record<string, Soak> = {
  'desk-files': killedWithFiles,
  'desk-postgres': killedWithPostgres,
  'desk-guide': killedGuide,
  'desk-outage': outage,
};

/** kill -9 of the desk at 50 steps of a publish: visitors get the old words or the new. */
async function killedWithFiles(): Promise<SoakResult> {
  return await inFolder(async (root) => {
    const folder = join(root, 'content');
    await writeFolder(sampleContent(), folder);
    const dataFolder = join(root, 'data');
    const fileSets = fileSetsOf(contentTables);
    const follower = new FolderFollower({ folder, dataFolder, fileSets, log });
    await follower.load();
    const store = new SqliteStore(dataFolder);
    const environment = { DATA_DIR: dataFolder, CONTENT_DIR: folder, CACHE_DIR: root };
    const ends = await killDesks({ environment, store, follower, kills: KILLS });
    follower.close();
    store.close();
    return described(ends);
  });
}

/** The same with PostgreSQL. */
async function killedWithPostgres(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start(sampleContent());
  return await inFolder(async (root) => {
    const { url: databaseUrl } = database;
    const store = new PostgresStore((work) => withConnection(databaseUrl, work));
    const follower = await DatabaseFollower.open({
      ...{ databaseUrl, dataFolder: join(root, 'server'), contentFolder: 'content', log },
    });
    const DATA_DIR = join(root, 'data');
    const environment = { DATA_DIR, DATABASE_URL: databaseUrl, CACHE_DIR: root };
    const ends = await killDesks({ environment, store, follower, kills: KILLS });
    follower.close();
    return described(ends);
  });
}

function described({ old, new: made, steps }: Awaited<ReturnType<typeof killDesks>>): SoakResult {
  return {
    holds: old > 0 && made > 0 && old + made === KILLS,
    figures: `${KILLS} kills over ${steps} steps, ${old} left the old words, ${made} the new, no mixture; what was kept is live once`,
  };
}

/** kill -9 of the guide at 50 moments of a publish: started again, it serves the new words. */
async function killedGuide(): Promise<SoakResult> {
  return await inFolder(async (root) => {
    const contentFolder = join(root, 'content');
    await writeFolder(sampleContent(), contentFolder);
    const options = { contentFolder, cacheFolder: join(root, 'cache') };
    const DATA_DIR = join(options.cacheFolder, 'data');
    let guide = await startGuideProcess(options);
    await guide.serving();
    const environment = { DATA_DIR, CONTENT_DIR: contentFolder, CACHE_DIR: options.cacheFolder };
    await using desk = await DeskProcess.start(environment, sessionIn(DATA_DIR));
    const times: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const edits = await editsOf(desk, `kill ${kill}`);
      const published = sendAgain(desk, edits);
      await pause(Math.random() * 1_500);
      guide.signal('SIGKILL');
      await guide.ended;
      await published;
      guide = await startGuideProcess(options);
      const begun = performance.now();
      await eventually(async () => (await markServed(guide)) === `kill ${kill}`, `kill ${kill}`);
      times.push(Math.round(performance.now() - begun));
    }
    await guide[Symbol.asyncDispose]();
    return {
      holds: true,
      figures: `${KILLS} kills of the guide, new words at most ${Math.max(...times)} ms after its start, no mixture`,
    };
  });
}

/** The database crashes in the middle of 10 publishes: nothing that the phone keeps is lost. */
async function outage(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start(sampleContent());
  return await inFolder(async (root) => {
    const DATA_DIR = join(root, 'data');
    const environment = { DATA_DIR, DATABASE_URL: database.url, CACHE_DIR: root };
    await using guide = await startGuideProcess({ databaseUrl: database.url });
    await guide.serving();
    await using desk = await DeskProcess.start(environment, sessionIn(DATA_DIR));
    const ends = { answered: 0, refused: 0 };
    for (let crash = 0; crash < 10; crash += 1) {
      const edits = await editsOf(desk, `kill ${crash}`);
      const publishing = desk.publish(edits);
      await pause(Math.random() * 800);
      await database.server.crash();
      const outcome = await publishing;
      ends[outcome ? 'answered' : 'refused'] += 1;
      await markServed(guide);
      await database.server.start();
      await sendAgain(desk, edits);
      await eventually(async () => (await markServed(guide)) === `kill ${crash}`, `kill ${crash}`);
    }
    return {
      holds: true,
      figures: `10 crashes, ${ends.answered} publishes were live before, ${ends.refused} were refused and then live`,
    };
  });
}
