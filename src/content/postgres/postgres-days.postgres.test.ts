import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleContent } from '../fixtures/sample-content.ts';
import { readPublished } from '../history/publish-history.ts';
import {
  contentIn,
  openDatabase,
  openPublished,
  publish,
  readAsServer,
} from './fixtures/database.ts';
import { migrate } from './postgres-migrations.ts';

/** The guide's migrations up to this number, in a folder of their own. */
function migrationsUntil(number: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of readdirSync('migrations'))
    if (name.slice(0, 4) <= number) cpSync(join('migrations', name), join(folder, name));
  return folder;
}

test('a database from before the calendar is migrated with its rows: date, start and end stay', async () => {
  const { sql } = await openDatabase();
  await sql`drop schema public cascade`;
  await sql`create schema public`;
  await migrate(sql, migrationsUntil('0004'));
  await sql`insert into site (brand, blurb, booking_url, phone, email, street, town, state, postal_code, support_hours, map_url, copyright_year)
    values ('Cabins', 'A guide.', 'https://booking.example.com/', '1', 'a@b.example', '1 Road', 'Hye', 'Texas', '1', 'always', 'https://maps.example.com/', 2024)`;
  await sql`insert into events (id, position, title, description, category, date, time, location, start_date, end_date)
    values (1, 1, 'Fair', 'A fair.', 'Festival', 'Feb 29', 'noon', 'Hye', '2028-02-29', '2028-03-01'),
      (2, 2, 'Market', 'A market.', 'Food', '15 March', 'noon', 'Hye', null, null)`;
  const events = [
    { id: 1, date: 'Feb 29', startDate: '2028-02-29', endDate: '2028-03-01' },
    { id: 2, date: '15 March' },
  ];
  const content = { site: undefined, activities: [], destinations: [], events: [], posts: [] };
  await sql`insert into publishes (published_by, revision, note, content) values ('owner', 1, 'publish', ${JSON.stringify(content)}::text::jsonb)`;

  expect(await migrate(sql)).toEqual(readdirSync('migrations').sort().slice(4));
  const migrated = await contentIn(sql);
  expect(migrated.events).toMatchObject(events);
  expect(migrated.events.every((event) => !('when' in event))).toBe(true);
  expect(migrated.site).not.toHaveProperty('notice');
  await publish(sql, sampleContent());
  expect(await contentIn(sql)).toEqual(sampleContent());
  expect((await readPublished(sql, 2)).content.events).toMatchObject(events);
});

test.for([
  ['days next to a start', `update events set "when" = '"2026-12-05"' where id = 1`],
  ['a start next to days', `update events set start_date = '2026-12-05' where id = 3`],
  ['an end next to days', `update events set end_date = '2026-12-05' where id = 3`],
  ['neither a date nor days', `update events set date = null where id = 2`],
  ['days that are no JSON', `update events set "when" = 'first Saturday' where id = 3`],
  ['a picture elsewhere than in a folder or on the web', `update events set image_url = 'ftp://x'`],
  ['a notice without a text', `update site set notice_text = null`],
  ['a notice with a blank text', `update site set notice_text = ' '`],
  ['a notice that ends before it begins', `update site set notice_until = '2026-11-19'`],
  ['a notice whose link runs a script', `update site set notice_link = 'javascript:alert(1)'`],
] as const)('a constraint refuses %s (decisions 27 and 28)', async ([, statement]) => {
  const { sql } = await openPublished();
  await expect(sql.unsafe(statement)).rejects.toThrow(/violates|invalid input syntax/);
  expect(await contentIn(sql)).toEqual(sampleContent());
});

test.for([
  ['a rule that never comes', '{"every": "February 30"}', 'events id 3.when.every: never comes'],
  ['a word that no rule has', '{"evry": "Friday"}', 'events id 3.when: must be a day'],
  [
    'a span backward',
    '{"from": "2027-01-02", "to": "2027-01-01"}',
    'events id 3.when.to: is before',
  ],
] as const)(
  'days that only the model can refuse are left out and named: %s',
  async ([, when, message]) => {
    const { sql, source } = await openPublished();
    await sql`update events set "when" = ${when}::text::json where id = 3`;
    const { events, heldBack } = await readAsServer(source);
    expect(events.map(({ id }) => id)).toEqual([1, 2]);
    expect(heldBack).toEqual([expect.stringContaining(message)]);
  },
);
