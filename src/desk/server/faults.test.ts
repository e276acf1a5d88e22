import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { breakDisk } from '../fixtures/broken-disk.ts';
import { type OpenDesk, openDesk } from './fixtures/open-desk.ts';

/** A desk that has looked at everything, with an edit and a draft that somebody has typed. */
async function openTyped(opened: Promise<OpenDesk> = openDesk()) {
  const desk = await opened;
  const { ask } = desk;
  desk.rest();
  await ask('/api/start');
  const { row } = (await ask('/api/row', { list: 'events', key: 1 })).json();
  const page = { list: 'events', key: 1, value: { ...row, time: 'noon' } };
  const edits = [{ ...page, base: row }];
  const draft = { ref: { list: 'events', key: 1 }, title: '', base: null, value: {} };
  const kept = { person: 1, name: 'events/1', writer: 'the phone', revision: 0, draft };
  const asks = [
    () => ask('/api/publish', { edits, isMeant: true }),
    () => ask('/api/drafts', kept),
    () => ask('/api/plan', { edits, hour: '2199-12-31T06:00', isMeant: true }),
    () => ask('/api/family-links', { ...page, day: null, title: 'Fair' }),
  ];
  return { ...desk, asks };
}

/** What each of them says, and its status. */
async function answers({ asks }: Awaited<ReturnType<typeof openTyped>>) {
  const all = [];
  for (const each of asks) {
    const { status, json } = await each();
    all.push({ status, ...json() });
  }
  return all;
}

test.each([
  ['full', 'ENOSPC', 'There is no room left on the desk’s disk'],
  ['read-only', 'EROFS', 'The desk may not write on its disk just now'],
] as const)(
  'a disk that is %s: whoever writes is told in words, what is there can be read, nothing is half written, and afterward it goes live (short form of npm run soak)',
  async (_, code, words) => {
    const desk = await openTyped();
    const { ask, folders, content } = desk;
    const file = join(folders[0] ?? '', 'events.yaml');
    const before = readFileSync(file, 'utf8');
    {
      using _disk = breakDisk(code);
      for (const answer of await answers(desk)) {
        expect(answer).toMatchObject({ status: 500, message: expect.stringContaining(words) });
        expect(answer.message).toContain('What you typed stays here');
        expect(JSON.stringify(answer)).not.toMatch(/secret|sqlite|\.yaml/i);
      }
      expect((await ask('/api/start')).status).toBe(200);
      expect((await ask('/api/session')).json()).toMatchObject({ name: 'Ruth' });
      expect(await content.store.history()).toHaveLength(1);
    }
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(await answers(desk)).toMatchObject([
      { status: 200, is: 'live' },
      { status: 200 },
      { status: 200 },
      { status: 200 },
    ]);
    expect(await desk.file('events.yaml')).toContain('noon');
    expect(await content.store.history()).toHaveLength(2);
  },
);

test('while another program has the versions, a publish says so, and goes live afterward', async () => {
  const desk = await openTyped();
  const other = new DatabaseSync(join(desk.folders[1] ?? '', '../versions.sqlite'));
  other.exec('begin immediate');
  const [publish] = desk.asks;
  const held = await publish?.();
  expect([held?.status, held?.json().message]).toEqual([
    500,
    expect.stringContaining('try again in a minute'),
  ]);
  expect((await desk.ask('/api/start')).status).toBe(200);
  other.exec('rollback');
  other.close();
  expect((await publish?.())?.json()).toMatchObject({ is: 'live' });
});

test.each([
  ['../versions.sqlite', '/api/diary'],
  ['desk.sqlite', '/api/session'],
])(
  '%s, cut off or overwritten while the desk runs: it says so in words, and the files stay as they are',
  async (name, path) => {
    const desk = await openTyped();
    const file = join(desk.folders[1] ?? '', name);
    const before = readFileSync(join(desk.folders[0] ?? '', 'events.yaml'));
    const other = new DatabaseSync(file);
    other.exec('pragma wal_checkpoint(truncate)');
    other.close();
    writeFileSync(file, Buffer.alloc(16_384, 'x'));
    truncateSync(file, 12_000);
    const { status, json } = await desk.ask(path);
    expect([status, json().message]).toEqual([
      500,
      expect.stringContaining('A file of the desk’s is damaged'),
    ]);
    expect(JSON.stringify(json())).not.toContain('sqlite');
    expect(readFileSync(join(desk.folders[0] ?? '', 'events.yaml'))).toEqual(before);
  },
);
