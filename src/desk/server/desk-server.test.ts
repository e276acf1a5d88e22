import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { SampleFolder } from '../../content/fixtures/sample-folder.ts';
import { PictureSurvey } from '../../content/pictures/picture-survey.ts';
import { SqliteStore } from '../../content/versions/sqlite-store.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { DeskContent } from '../content/desk-content.ts';
import type { Outcome } from '../content/outcome.ts';
import { PeopleStore, SIGNED_IN_FOR } from '../people/people-store.ts';
import { createDeskServer } from './desk-server.ts';

const ORIGIN = 'https://desk.example.com';

const OWN = { host: 'desk.example.com', origin: ORIGIN, 'sec-fetch-site': 'same-origin' };

/** A desk in memory, with somebody who is signed in. */
async function openDesk() {
  const folder = new SampleFolder();
  const data = mkdtempSync(join(tmpdir(), 'guide-desk-'));
  const store = new SqliteStore(data);
  const people = new PeopleStore(join(data, 'desk'));
  const clock = { now: Date.now() };
  const key = {
    id: 'key',
    publicKey: new Uint8Array([1]),
    counter: 0,
    transports: [],
    device: 'iPhone',
  };
  people.accept(people.invite(clock.now), 'Ruth', 'handle', key, clock.now);
  const token = people.signIn('key', clock.now);
  const content = new DeskContent({
    ...{ store, folder: folder.content, deskFolder: join(data, 'desk'), tables: contentTables },
    ...{ survey: new PictureSurvey(), today: () => SAMPLE_DAY },
  });
  const app = await createDeskServer({
    ...{ people, content, origin: ORIGIN, siteUrl: 'https://www.example.com', pagesFolder: data },
    now: () => clock.now,
  });
  onTestFinished(async () => {
    await app.close();
    people.close();
    store.close();
    rmSync(data, { recursive: true, force: true });
  });
  const ask = async (url: string, payload?: object, headers: Record<string, string> = OWN) => {
    const method = payload ? ('POST' as const) : ('GET' as const);
    const cookies = { '__Host-desk': token };
    const answer = await app.inject({ url, method, cookies, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, headers: answer.headers, json: () => answer.json() };
  };
  const file = (name: string) => readFileSync(join(folder.content, name), 'utf8');
  /** Nobody has saved the events for a while. */
  const rest = () => utimesSync(join(folder.content, 'events.yaml'), 1, 1);
  return { app, ask, people, clock, token, file, rest };
}

test('only the desk’s own pages are answered, and only who is signed in', async () => {
  const { app, ask, people, clock, token } = await openDesk();
  expect((await ask('/api/session')).json()).toEqual({ name: 'Ruth' });
  const foreign: [string, Record<string, string>, object | undefined, number][] = [
    ['another name for this machine', { ...OWN, host: 'evil.example' }, undefined, 421],
    ['a page of another site', { ...OWN, 'sec-fetch-site': 'cross-site' }, undefined, 403],
    ['a form of another site', { ...OWN, origin: 'https://evil.example' }, {}, 403],
    ['a form without an origin', { host: OWN.host }, {}, 403],
  ];
  for (const [who, headers, payload, status] of foreign)
    expect([who, (await ask('/api/start', payload, headers)).status]).toEqual([who, status]);
  const routes = [
    'start',
    'lists',
    'find',
    'entry',
    'dates',
    'diary',
    'diary/1',
    'devices',
    'session',
  ];
  for (const route of routes) {
    const { statusCode } = await app.inject({ url: `/api/${route}`, headers: OWN });
    expect([route, statusCode]).toEqual([route, 401]);
  }
  clock.now += SIGNED_IN_FOR;
  expect((await ask('/api/session')).status).toBe(401);
  clock.now -= SIGNED_IN_FOR;
  people.removePasskey('key');
  expect(people.session(token, clock.now)).toBeUndefined();
});

test('every answer has one strict policy, and none is kept', async () => {
  const { ask } = await openDesk();
  const { headers } = await ask('/api/session');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers['cache-control']).toBe('no-store');
});

test('an invitation counts once, and for 15 minutes', async () => {
  const { ask, people, clock } = await openDesk();
  const token = people.invite(clock.now);
  const isValid = async () => (await ask('/api/invitation', { token })).json().isValid;
  expect(await isValid()).toBe(true);
  clock.now += 15 * 60_000;
  expect(await isValid()).toBe(false);
});

test('a publish changes the line, refuses what would be held back, shows what somebody else did, and is taken back', async () => {
  const { ask, file, rest } = await openDesk();
  const publish = async (base: object | null, value: object | null, isMeant = true) =>
    (
      await ask('/api/publish', { edits: [{ list: 'events', key: 1, base, value }], isMeant })
    ).json() as Outcome;
  const { row } = (await ask('/api/entry?list=events&key=1')).json();
  const busy = await ask('/api/publish', {
    edits: [{ list: 'events', key: 1, base: row, value: { ...row, title: 'Faire' } }],
    isMeant: true,
  });
  expect([busy.status, busy.json().message]).toEqual([409, expect.stringContaining('Try again')]);
  rest();
  const before = file('events.yaml');
  const refused = await publish(row, { ...row, category: '' });
  expect(refused).toMatchObject({ is: 'refused', faults: [{ ref: { list: 'events', key: 1 } }] });
  expect(file('events.yaml')).toBe(before);
  const live = await publish(row, { ...row, title: 'Faire' });
  expect(live).toMatchObject({ is: 'live', message: '“Faire”: title' });
  expect(file('events.yaml')).toBe(before.replace('Fair', 'Faire'));
  expect(await publish(row, { ...row, title: 'Market' })).toMatchObject({
    is: 'conflict',
    theirs: [{ row: { title: 'Faire' } }],
  });
  const [newest] = (await ask('/api/diary')).json();
  expect(newest).toMatchObject({ author: 'Ruth', message: '“Faire”: title' });
  expect((await ask('/api/undo', { version: newest.id, isMeant: true })).json()).toMatchObject({
    is: 'live',
  });
  expect(file('events.yaml')).toBe(before);
});

test('every list of the table has a form, cabins among them', async () => {
  const { ask } = await openDesk();
  for (const { name } of contentTables.lists) {
    const { form } = (await ask(`/api/entry?list=${name}&key=`)).json();
    expect([name, form.length > 3, form.filter(({ label }: { label: string }) => !label)]).toEqual([
      name,
      true,
      [],
    ]);
  }
  const { form } = (await ask('/api/entry?list=cabins&key=')).json();
  expect(form.find(({ name }: { name: string }) => name === 'features')).toMatchObject({
    control: 'lines',
  });
  expect(form.find(({ name }: { name: string }) => name === 'sleeps')).toMatchObject({
    label: 'Guests',
    control: 'number',
  });
});
