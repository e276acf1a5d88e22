import { expect, test } from 'vitest';
import { openConnection, openDatabase, storeOn } from '../../content/postgres/fixtures/database.ts';
import { publishAtOnce } from '../fixtures/two-desks.ts';
import { testDesk } from './fixtures/desk-contract.ts';
import { testFamily } from './fixtures/family-contract.ts';
import { openCamera } from './fixtures/open-camera.ts';
import { openDesk } from './fixtures/open-desk.ts';
import { testPeople } from './fixtures/people-contract.ts';
import { testPictures } from './fixtures/picture-contract.ts';
import { publisherOf, secondDesk } from './fixtures/second-desk.ts';

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

test('PostgreSQL: two desks of one database publish at the same moment: both go live, or one is told what the other did (short form of npm run soak)', async () => {
  const { url, store } = await openDatabase();
  const desk = await openDesk(store);
  const other = secondDesk(desk, storeOn(openConnection(url)), true);
  const desks = [publisherOf(desk.content, 'Ruth'), publisherOf(other, 'Sam')] as const;
  expect(await publishAtOnce(desks, store, 4)).toBe(12);
});

test('PostgreSQL: restored to an older day, the desk shows what is there, names the conflict, and publishes on', async () => {
  const { store, sql } = await openDatabase();
  const { ask, file } = await openDesk(store);
  const rowNow = async () => (await ask('/api/row', { list: 'events', key: 1 })).json().row;
  const publish = async (base: object, time: string) => {
    const edits = [{ list: 'events', key: 1, base, value: { ...base, time } }];
    return (await ask('/api/publish', { edits, isMeant: true })).json();
  };
  const before = await rowNow();
  await publish(before, 'noon');
  const typedOn = await rowNow();
  await sql`delete from changes where version = 2`;
  await sql`delete from versions where id = 2`;
  expect((await ask('/api/start')).json()).toMatchObject({ held: [] });
  expect(await rowNow()).toEqual(before);
  expect(await publish(typedOn, 'dusk')).toMatchObject({
    is: 'conflict',
    theirs: [{ row: before }],
  });
  expect(await publish(before, 'dusk')).toMatchObject({ is: 'live', version: 2 });
  expect(await file('events.yaml')).toContain('dusk');
});
