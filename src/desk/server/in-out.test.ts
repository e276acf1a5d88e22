import { expect, test } from 'vitest';
import { unzipSync } from '../../../on-demand/desk/server-packages.ts';
import { dayText } from '../../model/day/civil-day.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { OWN, openDesk } from './fixtures/open-desk.ts';

test('an event that looks like one of the site’s is named: by its name, or by a day and its words', async () => {
  const { ask, rest } = await openDesk();
  rest();
  const when = dayText(SAMPLE_DAY + 5);
  const { row } = (await ask('/api/row', { list: 'events', key: 1 })).json();
  const edits = [
    {
      list: 'events',
      key: 1,
      base: row,
      value: { ...row, title: 'Blanco Night Fair', date: undefined, when },
    },
  ];
  expect((await ask('/api/publish', { edits, isMeant: true })).json()).toMatchObject({
    is: 'live',
  });
  const duplicateOf = async (title: string, when: unknown) =>
    (await ask('/api/duplicates', { events: [{ title, when }] })).json()[0];
  const duplicate = { ref: { list: 'events', key: 1 }, title: 'Blanco Night Fair' };
  expect(await duplicateOf('BLANCO night fair!', '2099-01-01')).toEqual(duplicate);
  expect(await duplicateOf('Chili Cook-off', when)).toBeNull();
  expect(await duplicateOf('The Night Fair on the Square', when)).toEqual(duplicate);
  expect(await duplicateOf('The Night Fair on the Square', '2099-01-01')).toBeNull();
  expect(await duplicateOf('', 'no day')).toBeNull();
  const many = Array.from({ length: 101 }, () => ({ title: 'a', when: 'b' }));
  expect((await ask('/api/duplicates', { events: many })).status).toBe(400);
});

test('everything as files: only for who is signed in, and as the newest version holds it', async () => {
  const { app, token, file, content } = await openDesk();
  const ask = async (cookies: Record<string, string>) =>
    await app.inject({ url: '/api/files', headers: OWN, cookies });
  expect((await ask({})).statusCode).toBe(401);
  const { rawPayload, headers } = await ask({ '__Host-desk': token });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="site-.*\.zip"$/);
  const files = unzipSync(rawPayload);
  const { tree } = await content.newest();
  expect(Object.keys(files).sort()).toEqual(
    [...tree.keys()].map((path) => `content/${path}`).sort(),
  );
  expect(Buffer.from(files['content/events.yaml'] ?? []).toString()).toBe(
    await file('events.yaml'),
  );
});
