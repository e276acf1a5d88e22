import { once } from 'node:events';
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../fixtures/database.ts';
import { connect } from './postgres-connection.ts';
import { inTransaction } from './transaction.ts';

/** A database with a table of one event. */
async function openWithEvent() {
  const database = await openDatabase();
  await database.sql`create table events (id integer, title text)`;
  await database.sql`insert into events values (1, 'Fair')`;
  return database;
}

test('work that resolves is committed, work that rejects is rolled back', async () => {
  const { sql } = await openWithEvent();
  const edit = (title: string) =>
    inTransaction(sql, (sql) => sql`update events set title = ${title} where id = 1`);
  await edit('Kept');
  const failing = inTransaction(sql, async (sql) => {
    await sql`update events set title = 'Lost' where id = 1`;
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await sql`select title from events where id = 1`).toMatchObject([{ title: 'Kept' }]);
});

test('the mode follows BEGIN', async () => {
  const { sql } = await openWithEvent();
  const writing = inTransaction(sql, (sql) => sql`delete from events`, 'read only');
  await expect(writing).rejects.toThrow('read-only transaction');
});

// An error that nobody catches fails the run, wherever it's thrown.
test.for([
  ['during a query', 0],
  ['between two queries', 100],
])(
  'a connection lost %s rejects, writes nothing, and the next transaction gets a new one',
  async ([, rest]) => {
    const { url } = await openWithEvent();
    const line = await cuttableLine(Number(new URL(url).port));
    const sql = connect(url.replace(/:\d+\//, `:${line.port}/`), { statementTimeout: 0 });
    onTestFinished(() => sql.end({ timeout: 0 }));
    const cut = inTransaction(sql, async (sql) => {
      await sql`update events set title = 'Lost' where id = 1`;
      if (rest === 0) setTimeout(line.cut, 50);
      else line.cut();
      await pause(Number(rest));
      await sql`select pg_sleep(1)`;
    });
    await expect(cut).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    await pause(150);
    const [row] = await inTransaction(
      sql,
      (sql) => sql<{ title: string }[]>`select title from events where id = 1`,
    );
    expect(row?.title).not.toBe('Lost');
  },
);

/** A port that leads to the database's, until it's cut: then its connections end politely. */
async function cuttableLine(target: number) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connectTo(target, '127.0.0.1');
    sockets.add(near);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      for (const socket of sockets) socket.end();
      sockets.clear();
    },
  };
}
