import { expect, onTestFinished, test, vi } from 'vitest';
import { markedContent } from '../fixtures/marked-content.ts';
import { type OpenSourceOptions, openSource } from '../fixtures/open-followed.ts';
import { sampleContent } from '../fixtures/sample-content.ts';
import { DATABASE_LIMITS, withConnection } from '../postgres/connection/postgres-connection.ts';
import { openConnection, openDatabase } from '../postgres/fixtures/database.ts';
import { publishContent } from '../publish/fixtures/publish-content.ts';

/** A database with content, and a server that reads it. */
async function openPublished(options: OpenSourceOptions = {}) {
  const database = await openDatabase();
  const publish = (content = sampleContent()) => publishContent(database.store, content);
  await publish();
  return { ...database, publish, ...(await openSource(database.url, options)) };
}

test('a publish is noticed, and so is one whose notification was lost', async () => {
  const { source, sql, publish } = await openPublished({ pollInterval: 50 });
  await source.read();
  const changed = vi.fn<() => void>();
  onTestFinished(await source.watch(changed));
  await expect.poll(() => changed).toHaveBeenCalled();
  await publish(markedContent('A'));
  await source.read();
  // A look that began before the publish may still end, and then listens again.
  await expect
    .poll(async () => {
      changed.mockClear();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return changed;
    })
    .not.toHaveBeenCalled();
  await sql`insert into versions select 9, tree, author, message, kind, time from versions where id = 2`;
  await expect.poll(() => changed).toHaveBeenCalled();
});

test('the listener reconnects after an outage of the database and catches up on what it missed', async () => {
  const { source, sql, publish } = await openPublished();
  const changed = vi.fn<() => void>();
  onTestFinished(await source.watch(changed));
  await expect.poll(() => changed).toHaveBeenCalled();
  changed.mockClear();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`;
  await expect.poll(() => changed).toHaveBeenCalled();
  changed.mockClear();
  await publish(markedContent('A'));
  await expect.poll(() => changed).toHaveBeenCalled();
});

test('a server that watches and reads has two connections, and none once it has ended', async () => {
  const { source, sql } = await openPublished();
  const stop = await source.watch(() => {});
  let most = 0;
  const count = async () => {
    const [row] =
      await sql`select count(*)::integer as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    return Number(row?.count);
  };
  const reading = source.read();
  for (let looks = 0; looks < 20; looks += 1) most = Math.max(most, await count());
  await reading;
  await expect.poll(() => count()).toBe(1);
  await stop();
  await expect.poll(() => count()).toBe(0);
  // One that has ended may still be there for a moment.
  expect(most).toBeLessThanOrEqual(4);
});

test('a locked table ends the read after a while instead of making it wait forever', async () => {
  const limits = { ...DATABASE_LIMITS, statementTimeout: 200 };
  const { url, source } = await openPublished({ limits });
  const holder = openConnection(url);
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const holding = holder.begin(async (sql) => {
    await sql`lock table versions in access exclusive mode`;
    hold();
    await freed;
  });
  await held;
  await expect(source.read()).rejects.toThrow('statement timeout');
  free();
  await holding;
  // A busy server may take longer for a statement than this source allows.
  await expect.poll(() => source.read().then(() => 'read', String)).toBe('read');
});

test('a server gives a statement five seconds at most', async () => {
  const { url } = await openDatabase();
  const [row] = await withConnection(url, (sql) => sql`show statement_timeout`);
  expect(row).toEqual({ statementTimeout: '5s' });
});
