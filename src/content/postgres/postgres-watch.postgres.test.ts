import { expect, onTestFinished, test, vi } from 'vitest';
import { DATABASE_LIMITS, withConnection } from './connection/postgres-connection.ts';
import { openConnection, openPublished, openSource } from './fixtures/database.ts';

test('a change is noticed within two seconds', async () => {
  const { source, sql } = await openPublished();
  const changed = vi.fn<() => void>();
  onTestFinished(await source.watch(changed));
  await expect.poll(() => changed).toHaveBeenCalled();
  changed.mockClear();
  await sql`update events set time = 'noon'`;
  await expect.poll(() => changed).toHaveBeenCalled();
});

test('polling makes up for a lost notification, and is silent if nothing changed', async () => {
  const { sql, url } = await openPublished();
  const { source } = openSource(url, { pollInterval: 50 });
  await source.read();
  const changed = vi.fn<() => void>();
  onTestFinished(await source.watch(changed));
  await expect.poll(() => changed).toHaveBeenCalled();
  changed.mockClear();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(changed).not.toHaveBeenCalled();
  await sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update events set time = 'noon'`;
    await sql`update content_revision set revision = revision + 1`;
  });
  await expect.poll(() => changed).toHaveBeenCalled();
});

test('the listener reconnects after a database outage and catches up on what it missed', async () => {
  const { source, sql } = await openPublished();
  const changed = vi.fn<() => void>();
  onTestFinished(await source.watch(changed));
  await expect.poll(() => changed).toHaveBeenCalled();
  changed.mockClear();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`;
  await expect.poll(() => changed).toHaveBeenCalled();
  changed.mockClear();
  await sql`update events set time = 'noon'`;
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
  const reads = Array.from({ length: 5 }, async () => source.read());
  for (let looks = 0; looks < 20; looks += 1) most = Math.max(most, await count());
  await Promise.all(reads);
  await expect.poll(() => count()).toBe(1);
  await stop();
  await expect.poll(() => count()).toBe(0);
  expect(most).toBeLessThanOrEqual(6);
});

test('a locked table ends the read after a while instead of making it wait forever', async () => {
  const { url } = await openPublished();
  const { source } = openSource(url, { limits: { ...DATABASE_LIMITS, statementTimeout: 200 } });
  const holder = openConnection(url);
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const holding = holder.begin(async (sql) => {
    await sql`lock table events in access exclusive mode`;
    hold();
    await freed;
  });
  await held;
  await expect(source.read()).rejects.toThrow('statement timeout');
  free();
  await holding;
  await openSource(url).source.read();
});

test('a server gives a statement five seconds at most', async () => {
  const { url } = await openPublished();
  const [row] = await withConnection(url, (sql) => sql`show statement_timeout`);
  expect(row).toEqual({ statementTimeout: '5s' });
});
