import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { SIGNED_IN_FOR } from '../people/people-store.ts';
import { testDesk } from './fixtures/desk-contract.ts';
import { testFamily } from './fixtures/family-contract.ts';
import { OWN, openDesk } from './fixtures/open-desk.ts';
import { testPeople } from './fixtures/people-contract.ts';

testDesk('files', () => openDesk());
testPeople('files', () => openDesk());
testFamily('files', () => openDesk());

test('only the desk’s own pages are answered, and only who is signed in', async () => {
  const { app, ask, people, clock, token } = await openDesk();
  expect((await ask('/api/session')).json()).toEqual({ id: 1, name: 'Ruth', isOwner: true });
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
    'people',
    'drafts?person=1',
    'family-links',
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

test('with files, what somebody is saving just now is waited for', async () => {
  const { ask, rest } = await openDesk();
  rest(Date.now() / 1000 + 4);
  const { row } = (await ask('/api/entry?list=events&key=1')).json();
  const edits = [{ list: 'events', key: 1, base: row, value: { ...row, time: 'noon' } }];
  const busy = await ask('/api/publish', { edits, isMeant: true });
  expect([busy.status, busy.json().message]).toEqual([409, expect.stringContaining('Try again')]);
  rest();
  expect((await ask('/api/publish', { edits, isMeant: true })).json()).toMatchObject({
    is: 'live',
  });
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

test('pages of your own whose addresses begin with the same number are two, and each is edited', async () => {
  const { ask, rest } = await openDesk();
  rest();
  const publish = async (edit: object) =>
    (await ask('/api/publish', { edits: [{ list: 'ownPages', ...edit }], isMeant: true })).json();
  const fields = { description: 'In a sentence.', content: 'Words.' };
  for (const title of ['10 swimming holes', '10 best tacos', '2027'])
    await publish({ key: null, base: null, value: { title, ...fields } });
  for (const key of ['10-swimming-holes', '10-best-tacos', '2027']) {
    const { row, problems } = (await ask(`/api/entry?list=ownPages&key=${key}`)).json();
    expect([key, row?.title, problems]).toEqual([key, key.replaceAll('-', ' '), []]);
    const edit = { key, base: row, value: { ...row, content: 'More words.' } };
    expect(await publish(edit)).toMatchObject({ is: 'live', refs: [{ key }] });
  }
});

test('what was taken back can be done again after all, and each step says which it is', async () => {
  const { ask, rest } = await openDesk();
  rest();
  const { row } = (await ask('/api/entry?list=events&key=1')).json();
  const edits = [{ list: 'events', key: 1, base: row, value: { ...row, time: 'noon' } }];
  await ask('/api/publish', { edits, isMeant: true });
  const last = async () => (await ask('/api/start')).json().last;
  const undo = async () =>
    (await ask('/api/undo', { version: (await last()).id, isMeant: true })).json();
  for (const [isUndo, message] of [
    [true, 'Taken back: “Fair”: hours'],
    [false, 'Done again: “Fair”: hours'],
    [true, 'Taken back: “Fair”: hours'],
  ]) {
    expect(await undo()).toMatchObject({ is: 'live', message, refs: [{ list: 'events', key: 1 }] });
    expect(await last()).toMatchObject({ isUndo, message, canBeTakenBack: true });
  }
});

test('a warning names the post and its field as the form does, with the desk’s own remedy', async () => {
  const { ask, rest } = await openDesk();
  rest();
  const { row } = (await ask('/api/entry?list=posts&key=1')).json();
  const value = { ...row, content: `${row.content}\n\n• Hats\n` };
  const edits = [{ list: 'posts', key: 1, base: row, value }];
  const { is, warnings } = (await ask('/api/publish', { edits, isMeant: false })).json();
  expect([is, warnings[0]]).toEqual([
    'asks',
    {
      ...{ ref: { list: 'posts', key: 1 }, title: row.title, field: 'content', label: 'Text' },
      message:
        'has “• Hats”, and readers see those signs; take the signs away and tap “List” above the text',
    },
  ]);
});

test('the form of a page whose address is “new” opens on a reload, too; a file that is not there is none', async () => {
  const { app, folders } = await openDesk();
  writeFileSync(join(folders[1] ?? '', '../index.html'), '<!doctype html><title>Desk</title>');
  const status = async (url: string) => (await app.inject({ url, headers: OWN })).statusCode;
  expect(await status('/edit/ownPages/new.')).toBe(200);
  expect(await status('/assets/gone.js')).toBe(404);
});

test('what a step changed in one entry is shown without the others that it changed', async () => {
  const { ask, rest } = await openDesk();
  rest();
  await ask('/api/start');
  const [first] = (await ask('/api/diary')).json();
  const all = (await ask(`/api/diary/${first.id}`)).json();
  expect(all.length).toBeGreaterThan(3);
  const [fair, ...others] = (await ask(`/api/diary/${first.id}?list=events&key=1`)).json();
  expect([fair.title, others]).toEqual(['“Fair”', []]);
});
