import { hash as hashOf } from 'node:crypto';
import { expect, test } from 'vitest';
import { testStore } from '../fixtures/store-contract.ts';
import { withConnection } from '../postgres/connection/postgres-connection.ts';
import { openConnection, openDatabase, storeOn } from '../postgres/fixtures/database.ts';
import { watchDatabase } from '../postgres/postgres-watch.ts';
import { PostgresStore } from './postgres-store.ts';
import type { VersionStore } from './version.ts';

testStore('PostgreSQL', async () => {
  const { url } = await openDatabase();
  const store: VersionStore = new PostgresStore(
    (work) => withConnection(url, work),
    async (changed) =>
      watchDatabase({
        databaseUrl: url,
        changed,
        newest: async () => (await store.newest())?.id,
        lastRead: () => undefined,
      }),
  );
  return { store, other: storeOn(openConnection(url)) };
});

test('bytes that were cut off on their way are sent again, and those of a version never change', async () => {
  const { sql, store } = await openDatabase();
  const hash = hashOf('sha256', 'peaches');
  await sql`select store_piece(${hash}, 0, ${Buffer.from('pea')})`;
  expect(await store.missing([hash])).toEqual(new Set([hash]));
  await store.store(hash, Buffer.from('peaches'));
  await store.commit(undefined, new Map([['a', hash]]), {
    author: 'a',
    message: '',
    kind: 'publish',
  });
  await sql`select store_piece(${hash}, 0, ${Buffer.from('plums')})`;
  await store.fetch([hash], async (_, bytes) => expect(String(bytes)).toBe('peaches'));
});

test('a version is later than the one before it, even if the clock was set back meanwhile', async () => {
  const { sql, store } = await openDatabase();
  const note = { author: 'a', message: '', kind: 'publish' } as const;
  await store.commit(undefined, new Map(), note);
  await sql`update versions set time = time + interval '30 seconds'`;
  const before = await store.newest();
  const after = await store.commit(before?.id, new Map([['a', null]]), note);
  expect(after.time.getTime()).toBeGreaterThan(before?.time.getTime() ?? 0);
});
