import { expect, test } from 'vitest';
import { api } from '../app/api.ts';
import { ACTIVITY_CATEGORIES } from '../model/category-looks.ts';
import { shippedContent } from './fixtures/shipped-snapshot.ts';

type Row = Record<string, unknown>;

const content = await shippedContent();
const picture = { imageAlt: 'string', image: 'object' };

test('§3 Activity: id, title, description, category, icon, imageUrl, and a location if it has one (decision 20)', () => {
  const activities = rowsOf('/api/activities');
  const required = {
    id: 'number',
    title: 'string',
    description: 'string',
    category: 'string',
    icon: 'string',
    imageUrl: 'string',
  };
  expectFields(activities, required, {
    location: 'string',
    link: 'string',
    slug: 'string',
    ...picture,
  });
  expect(activities.filter(({ location }) => location !== undefined)).not.toEqual([]);
});

test('§3 Activity: the guide uses every category that was seen', () => {
  expect(categoriesOf('/api/activities')).toEqual(new Set(ACTIVITY_CATEGORIES));
});

test('§3 Destination: id, name, description, and highlights, a list of text, if there are any (decision 20)', () => {
  const destinations = rowsOf('/api/destinations');
  const required = { id: 'number', name: 'string', description: 'string' };
  expectFields(destinations, required, {
    highlights: 'list',
    latitude: 'number',
    longitude: 'number',
  });
  const highlights = destinations.flatMap(
    (destination) => (destination.highlights ?? []) as unknown[],
  );
  expect(new Set(highlights.map((highlight) => typeof highlight))).toEqual(new Set(['string']));
});

test('§3 Event: id, title, description, category, date, time and location (decisions 6 and 20)', () => {
  const required = {
    id: 'number',
    title: 'string',
    description: 'string',
    category: 'string',
    date: 'string',
    time: 'string',
    location: 'string',
  };
  expectFields(rowsOf('/api/events'), required, {
    link: 'string',
    slug: 'string',
    startDate: 'string',
    endDate: 'string',
    usual: 'boolean',
    firstDate: 'string',
    lastDate: 'string',
    statusNote: 'string',
    imageUrl: 'string',
    ...picture,
  });
});

test('§3 Event: the guide uses every known category', () => {
  expect(categoriesOf('/api/events')).toEqual(
    new Set(['Festival', 'Outdoor', 'Music', 'Food', 'Culture', 'Holiday']),
  );
});

test('§3 Blog post: id (a number), title, excerpt, content, category, imageUrl, publishedAt and readTime', () => {
  const posts = rowsOf('/api/blog');
  const required = {
    id: 'number',
    title: 'string',
    excerpt: 'string',
    content: 'string',
    category: 'string',
    imageUrl: 'string',
    publishedAt: 'string',
    readTime: 'string',
  };
  expectFields(posts, required, picture);
  // What its own answer has besides (decision 42).
  const ownFields = {
    ...{ reviewed: 'string', places: 'list', sources: 'list', related: 'list' },
    ...{ table: 'object', way: 'list' },
  };
  for (const post of posts) {
    const { status, value } = api.read(content, `/api/blog/${post.id}`) ?? {};
    const own = JSON.parse(JSON.stringify(value)) as Row;
    expect([status, own]).toMatchObject([
      200,
      { ...post, reviewed: expect.stringMatching(/^2026-/) },
    ]);
    expectFields([own], required, { ...picture, ...ownFields });
  }
});

test('§3 Blog post: the guide uses every known category', () => {
  expect(categoriesOf('/api/blog')).toEqual(
    new Set([
      'Wine & Spirits',
      'Outdoor Adventures',
      'Food & Dining',
      'Travel Guides',
      'Photography',
    ]),
  );
});

function rowsOf(path: string): Row[] {
  return JSON.parse(JSON.stringify(api.read(content, path)?.value)) as Row[];
}

function categoriesOf(path: string): Set<unknown> {
  return new Set(rowsOf(path).map(({ category }) => category));
}

/**
 * Expects every row to have the required fields, and every optional field to have its type. An
 * empty text doesn't count as text.
 */
function expectFields(
  rows: Row[],
  required: Record<string, string>,
  optional: Record<string, string>,
): void {
  const known: Record<string, string> = { ...required, ...optional };
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const kinds = Object.fromEntries(
      Object.entries(row).map(([field, value]) => [field, kindOf(value)]),
    );
    expect(kinds, `entity ${row.id}`).toMatchObject(required);
    for (const [field, kind] of Object.entries(kinds))
      expect([row.id, field, kind]).toEqual([row.id, field, known[field]]);
  }
}

function kindOf(value: unknown): string {
  if (value === '') return 'nothing';
  return Array.isArray(value) ? 'list' : typeof value;
}
