import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { SampleFolder } from '../../content/fixtures/sample-folder.ts';
import { readContentFolder } from '../../content/reading/content-folder.ts';
import { placeholderNotices } from './placeholder-notices.ts';

async function noticesOf(folder: string): Promise<string[]> {
  const { entries } = await readContentFolder(folder, contentTables);
  return placeholderNotices(entries).map(({ message }) => message);
}

test('one line names every placeholder of the guide as it comes, example cabins too (decision 51)', async () => {
  const notices = await noticesOf('content');
  expect(notices).toHaveLength(1);
  for (const left of [
    'phone (512) 555-0142',
    'email hello@example.com',
    'address 100 Example Ranch Road',
    'bookingUrl https://booking.example.com/',
    'Example: two guests, by a creek',
  ])
    expect(notices[0]).toContain(left);
});

test('nothing is left if every fact is the owner’s own', async () => {
  const folder = new SampleFolder();
  const site = String(folder.read('site.yaml'))
    .replace('booking.example.com', 'booking.juniper-cabins.com')
    .replace('(512) 555-0142', '(512) 847-2201')
    .replace('hello@example.com', 'hello@juniper-cabins.com');
  folder.write('site.yaml', site);
  folder.write('cabins.yaml', '- {id: 1, name: Juniper, sleeps: 2, summary: A room.}\n');
  expect(await noticesOf(folder.content)).toEqual([]);
});
