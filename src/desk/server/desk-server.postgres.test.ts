import { expect, test } from 'vitest';
import { openDatabase } from '../../content/postgres/fixtures/database.ts';
import { testDesk } from './fixtures/desk-contract.ts';
import { testFamily } from './fixtures/family-contract.ts';
import { openCamera } from './fixtures/open-camera.ts';
import { openDesk } from './fixtures/open-desk.ts';
import { testPeople } from './fixtures/people-contract.ts';
import { testPictures } from './fixtures/picture-contract.ts';

testDesk('PostgreSQL', async () => openDesk((await openDatabase()).store));
testPeople('PostgreSQL', async () => openDesk((await openDatabase()).store));
testFamily('PostgreSQL', async () => openDesk((await openDatabase()).store));
testPictures('PostgreSQL', async () => openCamera((await openDatabase()).store));

test('PostgreSQL: while the database is away, the desk says so in its own words, and then publishes what was typed', async () => {
  const { url, store, sql } = await openDatabase();
  const { ask, file } = await openDesk(store);
  const { row } = (await ask('/api/entry?list=events&key=1')).json();
  const edits = [{ list: 'events', key: 1, base: row, value: { ...row, time: 'noon' } }];
  await sql`alter table versions rename to away`;
  const { status, json } = await ask('/api/publish', { edits, isMeant: true });
  expect([status, json().message]).toEqual([500, expect.stringContaining('What you typed stays')]);
  expect(JSON.stringify(json())).not.toContain(new URL(url).pathname.slice(1));
  await sql`alter table away rename to versions`;
  expect((await ask('/api/publish', { edits, isMeant: true })).json()).toMatchObject({
    is: 'live',
  });
  expect(await file('events.yaml')).toContain('noon');
});
