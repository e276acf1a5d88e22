import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openSource } from '../../src/content/fixtures/open-followed.ts';
import {
  DATABASE_LIMITS,
  withConnection,
} from '../../src/content/postgres/connection/postgres-connection.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '../../src/content/postgres/fixtures/test-database.ts';
import { PublishedDatabase } from './published-database.ts';
import { UnreliableLine } from './unreliable-line.ts';

/** Each test that stops it starts it again. */
let server: TestDatabase;

beforeAll(async () => {
  server = await startTestDatabase();
});

afterAll(() => server?.remove());

test('polling notices that the database is gone, so the content can be reported as stale', async () => {
  const database = await PublishedDatabase.createOn(server.url);
  const { source } = await openSource(database.url, { pollInterval: 50 });
  await source.read();
  const changed = vi.fn<() => void>();
  onTestFinished(await source.watch(changed));
  await expect.poll(() => changed).toHaveBeenCalled();
  await server.crash();
  changed.mockClear();
  await expect.poll(() => changed).toHaveBeenCalled();
  await server.start();
});

test('a database that is down fails at once, without a wait', async () => {
  const database = await PublishedDatabase.createOn(server.url);
  const { source } = await openSource(database.url);
  await server.crash();
  await expect(source.read()).rejects.toThrow('ECONNREFUSED');
  await server.start();
  await vi.waitFor(() => source.read(), { timeout: 120_000 });
});

test('a database that goes silent in the middle of a read is given up on after a while', async () => {
  const database = await PublishedDatabase.createOn(inject('postgresUrl'));
  await using line = await UnreliableLine.to(database.port);
  const limits = { ...DATABASE_LIMITS, patience: 300 };
  const reading = withConnection(
    database.urlAt(line.port),
    async (sql) => {
      await sql`select 1`;
      line.become('silent');
      await sql`select 2`;
    },
    limits,
  );
  await expect(reading).rejects.toThrow('the database has not answered for 0.3 seconds');
});
