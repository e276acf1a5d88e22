import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SampleFolder } from '../../content/fixtures/sample-folder.ts';
import { dayText } from '../../model/day/civil-day.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { expectDoneAtStart } from '../fixtures/restarted-desk.ts';
import { SqliteSchedule } from '../times/sqlite-schedule.ts';
import { openCamera } from './fixtures/open-camera.ts';
import { openDesk } from './fixtures/open-desk.ts';
import { testTimes } from './fixtures/time-contract.ts';

const OPENED = Date.parse('2026-12-04T18:00:00Z');

function openSchedule() {
  const folder = mkdtempSync(join(tmpdir(), 'guide-schedule-'));
  const schedule = new SqliteSchedule(join(folder, 'desk'));
  onTestFinished(() => {
    schedule.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, schedule };
}

testTimes('files', async (opened) => {
  const { schedule } = openSchedule();
  return { ...(await openCamera(undefined, schedule, opened)), schedule };
});

test('what is planned outlives the desk', async () => {
  const { folder, schedule } = openSchedule();
  const { ask } = await openDesk(undefined, schedule, OPENED);
  const { row } = (await ask('/api/row', { list: 'events', key: 1 })).json();
  const edits = [{ list: 'events', key: 1, base: row, value: { ...row, time: 'noon' } }];
  await ask('/api/plan', { edits, hour: '2026-12-05T06:00', isMeant: true });
  schedule.close();
  const again = new SqliteSchedule(join(folder, 'desk'));
  expect(await again.all()).toMatchObject([{ hour: '2026-12-05T06:00', edits, stuck: null }]);
  again.close();
});

test('what belongs into a file that somebody broke by hand waits and says why; what is behind it goes live', async () => {
  const { ask, rest, folders, clock, times } = await openDesk(undefined, undefined, OPENED);
  rest();
  const rowOf = async (list: string, key: number | string) =>
    (await ask('/api/row', { list, key })).json().row;
  const { id: _, ...event } = await rowOf('events', 1);
  const fair = { list: 'events', key: null, base: null, value: { ...event, title: 'Night Fair' } };
  const site = await rowOf('site', 'site');
  const phone = '(512) 555-0199';
  const call = { list: 'site', key: 'site', base: site, value: { ...site, phone } };
  await ask('/api/plan', { edits: [fair], hour: '2026-12-05T06:00', isMeant: true });
  await ask('/api/plan', { edits: [call], hour: '2026-12-05T06:01', isMeant: true });
  const events = join(folders[0] ?? '', 'events.yaml');
  writeFileSync(events, `${readFileSync(events, 'utf8')}\t- broken\n`);
  rest();
  clock.now = Date.parse('2026-12-05T12:01:00Z');
  await times.look();
  expect((await rowOf('site', 'site')).phone).toBe(phone);
  const message = expect.stringContaining('cannot be read');
  expect((await ask('/api/plans')).json()).toMatchObject([
    { stuck: { is: 'refused', faults: [{ title: 'Night Fair', message }], of: [0] } },
  ]);
});

test('what comes and goes by itself: notices begin and end, events are over, posts appear', async () => {
  const { ask, rest } = await openDesk();
  rest();
  const change = async (list: string, key: number | string, fields: object) => {
    const { row } = (await ask('/api/row', { list, key })).json();
    const edits = [{ list, key, base: row, value: { ...row, ...fields } }];
    const outcome = (await ask('/api/publish', { edits, isMeant: true })).json();
    expect(outcome).toMatchObject({ is: 'live' });
  };
  const [from, until, when] = [2, 9, 5].map((days) => dayText(SAMPLE_DAY + days));
  await change('site', 'site', { notice: { text: 'Burn ban.', from, until } });
  await change('events', 1, { when, date: undefined });
  expect((await ask('/api/comings')).json()).toMatchObject([
    { day: from, title: 'Notice: Burn ban.', says: 'its first day' },
    { day: when, title: 'Fair', says: 'its last day' },
    { day: until, title: 'Notice: Burn ban.', says: 'its last day' },
  ]);
});

test('files: two processes that start after the hour publish what was planned once, and the diary says it was late', async () => {
  const { folder, schedule } = openSchedule();
  const { content, cache } = new SampleFolder();
  const environment = { DATA_DIR: folder, CONTENT_DIR: content, CACHE_DIR: cache };
  await expectDoneAtStart(environment, schedule);
});

test('a text waits for its hour without the space behind it, so that it is known once it is live', async () => {
  const { ask, times } = await openDesk();
  const base = (await ask('/api/row', { list: 'posts', key: 1 })).json().row;
  const edit = { list: 'posts', key: 1, base, value: { ...base, content: 'Go early. \n' } };
  await ask('/api/plan', { edits: [edit], hour: '2099-12-05T06:00', isMeant: true });
  expect((await times.all())[0]?.edits[0]?.value?.content).toBe('Go early.');
});
