import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import type { Content } from '../../model/content/content.ts';
import type { Status } from '../../model/when/status.ts';
import type { When } from '../../model/when/when.ts';
import { sampleContent, undatedEvent } from '../fixtures/sample-content.ts';
import { WHEN_FORMS } from '../fixtures/when-forms.ts';
import { contentIn, openPublished, publish, rollBack } from '../postgres/fixtures/database.ts';
import { readContentFolder } from '../reading/content-folder.ts';
import { pullContent } from './pull.ts';

/** The sample with one event for each of these. */
function contentWith(whens: readonly When[]): Content {
  const events = whens.map((when, index) => ({ ...undatedEvent(index + 1), when }));
  return sampleContent({ events });
}

/** The days of the events with the order of their keys. */
function daysIn({ events }: Pick<Content, 'events'>): string[] {
  return events.map(({ when }) => JSON.stringify(when));
}

const forms = contentWith(Object.values(WHEN_FORMS));

/** A folder with these files; removed when the test ends. */
async function folderOf(content: Content) {
  const folder = mkdtempSync(join(tmpdir(), 'guide-days-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await pullContent(content, folder);
  return {
    folder,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
  };
}

test('every form of when is served as it was published, its keys in the same order (decision 27)', async () => {
  const { source } = await openPublished(forms);
  const read = await source.read();
  expect(daysIn(read)).toEqual(Object.values(WHEN_FORMS).map((when) => JSON.stringify(when)));
  expect(read.events.every((event) => !('date' in event))).toBe(true);
});

test('what has become of an event is served as it was published (decision 47)', async () => {
  const statuses: Status[] = [
    'canceled',
    { note: 'The creek is up.', is: 'canceled', on: '2026-12-05' },
    [{ is: 'postponed', on: { from: '2026-12-05', to: '2026-12-05' }, to: '2026-12-12' }],
  ];
  const events = statuses.map((status, index) => ({
    ...undatedEvent(index + 1),
    when: '2026-12-05',
    status,
  }));
  const { sql, source } = await openPublished(sampleContent({ events }));
  const read = await source.read();
  expect(read.events.map(({ status }) => JSON.stringify(status))).toEqual(
    statuses.map((status) => JSON.stringify(status)),
  );
  const { folder } = await folderOf(await contentIn(sql));
  const { content } = await readContentFolder(folder, contentTables);
  expect(content?.events.map(({ status }) => status)).toEqual(statuses);
});

test('a picture of an event and the notice are served as they were published (decisions 28 and 42)', async () => {
  const { source } = await openPublished();
  const { events, site } = await source.read();
  expect(events.map(({ imageUrl, imageAlt }) => [imageUrl, imageAlt])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    ['/images/a.svg', 'Boots on boards.'],
  ]);
  expect(site.notice).toEqual(sampleContent().site.notice);
});

test.for([
  ['a text alone', { text: 'The river is closed.' }],
  ['a text until a day', { text: 'The river is closed.', until: '2026-12-05' }],
  ['a text with a link', { text: 'The river is closed.', link: '/events' }],
  ['none', undefined],
] as const)('a notice replaced by another is served and pulled: %s', async ([, notice]) => {
  const { sql } = await openPublished();
  const { notice: _, ...site } = sampleContent().site;
  const content = sampleContent({ site: notice ? { ...site, notice } : site });
  await publish(sql, content);
  expect(await contentIn(sql)).toEqual(content);
  const { folder } = await folderOf(sampleContent());
  await pullContent(await contentIn(sql), folder);
  expect((await readContentFolder(folder, contentTables)).content?.site.notice).toEqual(notice);
});

test('files whose days were published are not touched by a pull, not by a byte', async () => {
  const { folder, read, write } = await folderOf(forms);
  const written = `# Ours\n${read('events.yaml').replaceAll("'", '"')}`;
  write('events.yaml', written.replace('[ May,', '[May,'));
  const { content } = await readContentFolder(folder, contentTables);
  if (content === undefined) throw new Error('the files have faults');
  const { sql } = await openPublished(content);
  const before = read('events.yaml');
  expect(await pullContent(await contentIn(sql), folder)).toEqual([]);
  expect(read('events.yaml')).toBe(before);
});

test('days that were changed in the database are pulled as an owner would write them', async () => {
  const days = Object.values(WHEN_FORMS);
  const { folder, read } = await folderOf(contentWith(days.map(() => '2026-11-28')));
  const { sql } = await openPublished(forms);
  await pullContent(await contentIn(sql), folder);
  const text = read('events.yaml');
  for (const line of [
    '  when: 2026-12-05',
    "  when: { starts: '20:00', ends: '01:00', day: 2026-12-05 }",
    '  when: { usual: true, to: 2027-01-01, from: 2026-11-27 }',
    '  when: { in: March-December, every: first Saturday }',
    "  when:\n    lasts: 2\n    shift: -1\n    every: last Monday\n    in: [ May, September-November ]\n    except: [ 2027-05-30 ]\n    until: 2030-12-31\n    from: 2026-01-01\n    ends: '16:30'\n    starts: '09:00'\n    usual: false",
    '  when:\n    - 2026-12-05\n    - { to: 2027-03-07, from: 2027-03-06 }\n    - { usual: true, every: first Saturday, in: March, from: 2028-01-01 }',
  ])
    expect(text).toContain(`${line}\n`);
});

test('the rest of an entry keeps its place when its date becomes a rule', async () => {
  const { folder, read } = await folderOf(sampleContent());
  const { events } = sampleContent();
  const rule = { every: 'first Saturday', in: 'March-December' };
  const ruled = events.map((event) =>
    event.id === 2 ? { ...undatedEvent(2), title: 'Market', when: rule } : event,
  );
  const { sql } = await openPublished(sampleContent({ events: ruled }));
  await pullContent(await contentIn(sql), folder);
  expect(read('events.yaml')).toContain(
    '  category: Music\n  when: { every: first Saturday, in: March-December }\n  time: 7 pm\n',
  );
});

test('the history keeps the days as they were written, and a rollback restores them', async () => {
  const { sql } = await openPublished(forms);
  await publish(sql, sampleContent({ events: [] }));
  const { changes } = await rollBack(sql, 1);
  expect(changes).toHaveLength(Object.keys(WHEN_FORMS).length);
  expect(daysIn(await contentIn(sql))).toEqual(daysIn(forms));
  expect(await contentIn(sql)).toEqual(forms);
});
