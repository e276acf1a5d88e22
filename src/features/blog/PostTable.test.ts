import { expect, test } from 'vitest';
import { api } from '../../app/api.ts';
import { samplePost } from '../../model/fixtures/samples.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAfterCalls } from '../../server/fixtures/page-at.tsx';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import type { Post } from './post.ts';
import { postTable } from './post-table.server.ts';

const content = await shippedContent();
const ID = 99;
const places = [
  '/things-to-do/jacobs-well',
  '/destinations/austin',
  '/things-to-do/garner-frio',
  '/things-to-do/no-such-place',
];

test('a post’s places stand side by side in a table with a caption, headers and links; what nobody knows is said', async () => {
  const table = {
    columns: ['Price', 'Dogs'],
    rows: [
      { path: '/things-to-do/blue-hole', title: 'Blue Hole', cells: ['$12 (2025)', 'Limited'] },
      { path: '/things-to-do/jacobs-well', title: 'Jacob’s Well', cells: ['Free', ''] },
    ],
  };
  const page = await pageAfterCalls(`/blog/${ID}`, {
    [`/api/blog/${ID}`]: { json: { ...samplePost(ID), table } },
  });
  const section = page.getByRole('region', { name: 'Side by side' });
  expect(section.querySelector('caption')?.textContent).toBe('Side by side');
  expect(section.nextElementSibling?.className).toContain('post-standing');
  expect(texts(section.querySelectorAll('th[scope="col"]'))).toEqual(['Price', 'Dogs']);
  expect(texts(section.querySelectorAll('th[scope="row"]'))).toEqual(['Blue Hole', 'Jacob’s Well']);
  expect(hrefs(section.querySelectorAll('a'))).toEqual(table.rows.map(({ path }) => path));
  expect(texts(section.querySelectorAll('td:not(:empty)'))).toEqual([
    '$12 (2025)',
    'Limited',
    'Free',
    'Not said',
  ]);
});

test('its cells are what the guide states of each place on the day; towns have no row, what no place says no column', () => {
  const table = postTable(content, {
    places,
    compare: ['drive', 'price', 'reserve', 'dogs', 'closed'],
  });
  expect(table?.columns).toEqual(['Drive from Wimberley', 'Price', 'Reservations', 'Dogs']);
  expect(postTable(content, { places, compare: ['stepFree', 'children'] })?.columns).toEqual([
    'Step-free',
    'Children',
  ]);
  expect(table?.rows.map(({ path }) => path)).toEqual([places[0], places[2]]);
  const [well, garner] = table?.rows ?? [];
  // Nobody states how long it takes to Garner.
  expect([well, garner].map((row) => row?.cells[0])).toEqual(['Wimberley', '']);
  expect(well?.cells.slice(1)).toEqual(['Free', 'None needed', expect.stringMatching(/^No/)]);
  expect(garner?.cells.slice(2)).toEqual(['You need one', expect.stringMatching(/^Limited/)]);
});

test('one place alone is compared with nothing, and no place without facts to compare by', () => {
  expect(postTable(content, { places: places.slice(0, 2), compare: ['price'] })).toBeUndefined();
  expect(postTable(content, { places })).toBeUndefined();
});

test('the posts that compare have a table of most of their places', () => {
  for (const id of [17, 20, 21, 22, 23, 26, 30, 31, 33]) {
    const { table, places = [] } = (api.read(content, `/api/blog/${id}`)?.value ??
      {}) as Partial<Post>;
    const filled = table?.rows.flatMap(({ cells }) => cells).filter(Boolean).length ?? 0;
    const cells = (table?.rows.length ?? 0) * (table?.columns.length ?? 0);
    expect([id, table?.rows.length]).toEqual([
      id,
      places.filter(({ kind }) => kind !== 'destination').length,
    ]);
    expect([id, filled / cells > 0.5]).toEqual([id, true]);
  }
});
