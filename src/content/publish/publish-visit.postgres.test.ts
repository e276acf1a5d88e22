import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Content } from '../../model/content/content.ts';
import { readContentFolder } from '../files/content-folder.ts';
import { sampleContent, VISIT } from '../fixtures/sample-content.ts';
import {
  contentIn,
  openPublished,
  publish,
  readAsServer,
  rollBack,
} from '../postgres/fixtures/database.ts';
import { pullContent } from './pull.ts';

function factsIn({ activities, events, posts }: Content): unknown[] {
  return [...activities, ...events, ...posts].map(({ visit }) => visit);
}

function withoutFacts(): Content {
  const { activities, events, posts, ...rest } = sampleContent();
  const without = <Entry extends { visit?: unknown }>({ visit: _, ...entry }: Entry) => entry;
  return {
    ...rest,
    activities: activities.map(without),
    events: events.map(without),
    posts: posts.map(without),
  };
}

/** A folder with these files; removed when the test ends. */
async function folderOf(content: Content) {
  const folder = mkdtempSync(join(tmpdir(), 'guide-visit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await pullContent(content, folder);
  return { folder, read: (file: string) => readFileSync(join(folder, file), 'utf8') };
}

test('every fact is served as it was published (decision 29)', async () => {
  const { source } = await openPublished();
  const read = await source.read();
  expect(factsIn(read)).toEqual(factsIn(sampleContent()));
  expect(read.activities[1]).not.toHaveProperty('visit');
});

test('the history keeps the facts as they were written, and a rollback restores them', async () => {
  const { sql } = await openPublished();
  const { changes } = await publish(sql, withoutFacts());
  expect(changes.map(({ list, key, fields }) => [list, key, fields])).toEqual([
    ['activities', 2, ['visit']],
    ['events', 3, ['visit']],
    ['posts', 1, ['visit']],
  ]);
  expect(factsIn(await contentIn(sql)).filter((facts) => facts !== undefined)).toEqual([]);
  await rollBack(sql, 1);
  expect(factsIn(await contentIn(sql))).toEqual(factsIn(sampleContent()));
});

test('facts that were added in the database are pulled as an owner would write them', async () => {
  const { folder, read } = await folderOf(withoutFacts());
  const { sql } = await openPublished();
  await pullContent(await contentIn(sql), folder);
  const { content, problems } = await readContentFolder(folder);
  expect(problems).toEqual([]);
  expect(content && factsIn(content)).toEqual(factsIn(sampleContent()));
  const activities = read('activities.yaml');
  for (const line of [
    '  visit:',
    '    town: Hye',
    '    address: "100 Ranch Road #7, Hye, TX 78635"',
    '    longitude: -98.5676',
    '    telephone: +1 830-555-0142',
    '    free: false',
    '    closed: [ Sun, Mon ]',
    '    months: November-February',
    '    reserve: { note: Saturdays fill., level: advised }',
    '    children: yes',
    '    stepFree: no',
    '    indoors: true',
    '    verified: 2026-09-19',
  ])
    expect(activities).toContain(`\n${line}\n`);
  expect(read('events.yaml')).toContain(
    '\n  visit:\n    town: Hye\n    closed: [ Mon ]\n    months: [ March, May-July ]\n    dogs: no\n',
  );
});

test('files whose facts were published are not touched by a pull, not by a byte', async () => {
  const { folder, read } = await folderOf(sampleContent());
  const file = join(folder, 'activities.yaml');
  writeFileSync(file, read('activities.yaml').replace('free: false', 'free: false     # for now'));
  const { content } = await readContentFolder(folder);
  if (content === undefined) throw new Error('the files have faults');
  const { sql } = await openPublished(content);
  const before = read('activities.yaml');
  expect(await pullContent(await contentIn(sql), folder)).toEqual([]);
  expect(read('activities.yaml')).toBe(before);
});

test('one changed fact changes its line only', async () => {
  const { folder, read } = await folderOf(sampleContent());
  const before = read('activities.yaml');
  const { sql } = await openPublished();
  const visit = JSON.stringify({ ...VISIT, closed: ['Tue'] });
  await sql`update activities set visit = ${visit}::text::json where id = 2`;
  await pullContent(await contentIn(sql), folder);
  expect(read('activities.yaml')).toBe(before.replace('[ Sun, Mon ]', '[ Tue ]'));
});

test.for([
  ['no group', '"Hye"', /violates/],
  ['a list', '["Hye"]', /violates/],
  ['no JSON', 'Hye', /invalid input syntax/],
] as const)('a constraint refuses %s', async ([, visit, refused]) => {
  const { sql } = await openPublished();
  for (const table of ['activities', 'events', 'blog_posts'])
    await expect(
      sql`update ${sql(table)} set visit = ${visit}::text::json`.execute(),
    ).rejects.toThrow(refused);
  expect(await contentIn(sql)).toEqual(sampleContent());
});

test.for([
  ['a fact that nobody knows', '{"fee": "$5"}', 'id 2.visit.fee: is not a known field'],
  ['swapped coordinates', '{"latitude": -98.5, "longitude": 30.2}', 'swap the two numbers'],
  ['a telephone that cannot be dialed', '{"telephone": "555"}', 'cannot be dialed'],
] as const)(
  'an activity whose facts only the model can refuse is left out and named: %s',
  async ([, visit, message]) => {
    const { sql, source } = await openPublished();
    await sql`update activities set visit = ${visit}::text::json where id = 2`;
    const { activities, heldBack } = await readAsServer(source);
    expect(activities.map(({ id }) => id)).toEqual([1]);
    expect(heldBack).toEqual([expect.stringContaining(message)]);
  },
);
