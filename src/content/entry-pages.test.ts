import { expect, test } from 'vitest';
import { contentTables } from '../app/content-tables.ts';
import {
  fullCabin,
  sampleActivity,
  sampleCabin,
  sampleOwnPage,
} from '../model/fixtures/samples.ts';
import { sampleSnapshot } from '../server/fixtures/sample-snapshot.ts';
import { entryPages } from './entry-pages.ts';
import type { ListRow } from './tables.ts';

const { lists } = contentTables;

test('each entry with a page has it by the row of its list alone: address, answer, what lists it, former addresses', () => {
  const pages = entryPages(lists, {
    ...sampleSnapshot(),
    activities: [{ ...sampleActivity(1, { title: 'Blue Hole' }), formerly: ['swim'] }],
    cabins: [{ ...fullCabin(1), name: 'Juniper', slug: 'juniper', formerly: ['cedar'] }],
    ownPages: [sampleOwnPage('pets'), sampleOwnPage('events')],
  });
  expect(pages.get('/things-to-do/blue-hole')).toMatchObject({
    label: 'Blue Hole',
    apiPath: '/api/activities/blue-hole',
    parent: { label: 'Things to Do' },
    formerly: ['/things-to-do/swim'],
    isExample: false,
  });
  expect(pages.get('/cabins/juniper')).toMatchObject({
    label: 'Juniper',
    apiPath: '/api/cabins/juniper',
    parent: { path: '/cabins', label: 'Cabins' },
    formerly: ['/cabins/cedar'],
  });
  // An own page isn't listed anywhere, and the guide's own addresses are the guide's.
  expect(pages.get('/pets')).toMatchObject({ apiPath: undefined, parent: undefined });
  expect(pages.has('/events')).toBe(false);
  expect([...pages.keys()].at(-1)).toMatch(/^\/blog\/\d+$/);
});

test('the page of a list that may be empty is there with its first entry, and an example as long as all are', () => {
  const isExampleWith = (cabins: Parameters<typeof sampleCabin>[1][]) =>
    entryPages(lists, {
      ...sampleSnapshot(),
      cabins: cabins.map((fields, index) => sampleCabin(index + 1, fields)),
    }).get('/cabins')?.isExample;
  expect(isExampleWith([])).toBeUndefined();
  expect(isExampleWith([{ example: true }])).toBe(true);
  expect(isExampleWith([{ example: true }, {}])).toBe(false);
});

test('a list that nobody has heard of has its pages, too', () => {
  const boats = {
    name: 'boats',
    kept: { file: 'boats.yaml', mayBeMissing: true },
    pathOfSlug: (slug: string) => `/boats/${slug}`,
    listedOn: { path: '/boats', label: 'Boats' },
    api: '/api/boats',
  } as unknown as ListRow;
  const content = { ...sampleSnapshot(), boats: [{ id: 1, name: 'The Heron' }] };
  expect([...entryPages([boats], content)]).toMatchObject([
    ['/boats', { label: 'Boats', apiPath: '/api/boats' }],
    ['/boats/the-heron', { label: 'The Heron', apiPath: '/api/boats/the-heron' }],
  ]);
});
