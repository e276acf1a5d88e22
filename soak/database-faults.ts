import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { eventually, type GuideProcess, startGuideProcess } from '../e2e/faults/guide-process.ts';
import { type LoadReport, startLoad } from '../e2e/faults/load.ts';
import {
  markedOwnContent,
  ownContent,
  SAMPLE_PATHS,
  StoppableDatabase,
  withEventTitle,
} from '../e2e/faults/published-database.ts';
import { UnreliableLine } from '../e2e/faults/unreliable-line.ts';
import { killedMerges, kills } from './killed-publishes.ts';
import type { Soak, SoakResult } from './soak.ts';

/** Faults of the database. */
export const databaseSoaks: Record<string, Soak> = {
  start,
  death,
  hang,
  kills,
  merges: killedMerges,
  servers,
  poll,
};

/** Waits until the server's events show the mark; resolves to the milliseconds that took. */
async function timeUntil(guide: GuideProcess, mark: string, patience: number): Promise<number> {
  const startedAt = performance.now();
  await eventually(async () => (await guide.text('/api/events')).includes(mark), mark, patience);
  return Math.round(performance.now() - startedAt);
}

function describe({ requests, faults, p50, p99, longest }: LoadReport): string {
  const faulty = faults.length === 0 ? 'all 200' : `${faults.length} faults, such as ${faults[0]}`;
  return `${requests} requests, ${faulty}, median ${p50} ms, p99 ${p99} ms, longest ${longest} ms`;
}

/** Database down at start: the server serves the last good content within 5 s, marked as stale. */
async function start(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start();
  await using first = await startGuideProcess({ databaseUrl: database.url });
  await first.serving();
  first.signal('SIGTERM');
  await first.ended;
  const times: Record<string, number> = {};
  await using line = await UnreliableLine.to(database.port);
  for (const [state, databaseUrl] of [
    ['silent', database.urlAt(line.port)],
    ['down', database.url],
  ] as const) {
    if (state === 'silent') line.become('silent');
    else await database.server.stop();
    const startedAt = performance.now();
    await using guide = await startGuideProcess({ databaseUrl, cacheFolder: first.cacheFolder });
    const { status } = await guide.get('/');
    times[state] = Math.round(performance.now() - startedAt);
    const { stale } = await guide.readiness();
    if (status !== 200 || !stale)
      return { holds: false, figures: `${state}: ${status}, stale ${stale}` };
  }
  const holds = Object.values(times).every((time) => time < 5_000);
  return {
    holds,
    figures: `home page after ${times.down} ms with the database down, ${times.silent} ms with a silent one`,
  };
}

/** The database dies twice in 60 s of load: all responses are 200, its return seen within 10 s. */
async function death(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start();
  await using guide = await startGuideProcess({ databaseUrl: database.url });
  await guide.serving();
  const load = startLoad({ url: guide.url, paths: SAMPLE_PATHS, connections: 16 });
  const recoveries: number[] = [];
  for (const absence of [10_000, 25_000]) {
    await pause(5_000);
    await database.server.crash();
    await pause(absence);
    await database.server.start();
    const back = performance.now();
    await database.publish(await markedOwnContent(`back-after-${absence}`));
    await timeUntil(guide, `back-after-${absence}`, 30_000);
    recoveries.push(Math.round(performance.now() - back));
  }
  await pause(15_000);
  const report = await load.stop();
  const holds = report.faults.length === 0 && recoveries.every((time) => time < 10_000);
  return {
    holds,
    figures: `${describe(report)}; new content ${recoveries.join(' and ')} ms after its return`,
  };
}

/** The database answers late, then not at all: pages stay fast, and refreshes are given up. */
async function hang(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start();
  await using line = await UnreliableLine.to(database.port);
  await using guide = await startGuideProcess({ databaseUrl: database.urlAt(line.port) });
  await guide.serving();
  const visit = () => startLoad({ url: guide.url, paths: SAMPLE_PATHS, connections: 4, pause: 5 });
  await visit().stop();
  const calm = visit();
  await pause(30_000);
  const before = await calm.stop();
  const hanging = visit();
  line.become({ delay: 5_000 });
  for (let edit = 0; edit < 50; edit += 1)
    await database.publish(await markedOwnContent(`edit-${edit}-`));
  await guide.entry('the content cannot be read', 30_000);
  await pause(10_000);
  line.become('silent');
  await pause(20_000);
  const during = await hanging.stop();
  line.become({ delay: 0 });
  const recovery = await timeUntil(guide, 'edit-49-', 30_000);
  const holds =
    before.faults.length + during.faults.length === 0 &&
    during.p99 < before.p99 * 1.5 + 5 &&
    line.mostOpen <= 3;
  const figures = `p99 ${before.p99} ms before, ${during.p99} ms meanwhile, at most ${line.mostOpen} connections, recovered in ${recovery} ms`;
  return { holds, figures };
}

/** Two servers, 20 publishes: both show each one within 2 s of its commit. */
async function servers(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start();
  await using one = await startGuideProcess({ databaseUrl: database.url });
  await using other = await startGuideProcess({ databaseUrl: database.url });
  for (const guide of [one, other]) await guide.serving();
  const times: number[] = [];
  for (let publish = 0; publish < 20; publish += 1) {
    await database.publish(await markedOwnContent(`publish-${publish}`));
    times.push(
      ...(await Promise.all(
        [one, other].map((guide) => timeUntil(guide, `publish-${publish}`, 10_000)),
      )),
    );
  }
  const longest = Math.max(...times);
  return {
    holds: longest < 2_000,
    figures: `20 publishes, shown by both after ${Math.min(...times)} to ${longest} ms`,
  };
}

/** A lost notification: the poll finds the change within a minute. */
async function poll(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start();
  await using guide = await startGuideProcess({ databaseUrl: database.url });
  await guide.serving();
  await eventually(() => database.edit(hasListener), 'listener');
  // While a new server measures its pictures, it rereads its content now and then.
  await pause(30_000);
  // As if the notification had been lost: nobody listens while it is sent.
  const whole = await database.edit(
    (sql) => sql`select pg_get_functiondef('commit_version'::regproc) as text`,
  );
  const silent = String(whole[0]?.text).replace("perform pg_notify('content_changed', '');", '');
  await database.edit((sql) => sql.unsafe(silent));
  await database.publish(withEventTitle(await ownContent(), 1, 'Without a notification'));
  const time = await timeUntil(guide, 'Without a notification', 90_000);
  return { holds: time > 2_000 && time < 65_000, figures: `found after ${time} ms` };
}

async function hasListener(sql: Sql): Promise<boolean> {
  return (await sql`select from pg_stat_activity where query ilike 'listen%'`).length > 0;
}
