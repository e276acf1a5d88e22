import { expect } from 'vitest';
import { fetchApi } from './fetch-api.ts';
import { test } from './test.ts';

type Row = Record<string, unknown>;

/** Expects every row to have the required fields, and no optional one of another type. */
function expectFields(rows: Row[], required: Record<string, string>, optional: Record<string, string>): void {
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    for (const [field, type] of Object.entries(required))
      expect([row.id, field, typeof row[field]]).toEqual([row.id, field, type]);
    for (const field of Object.keys(row))
      expect(Object.keys({ ...required, ...optional }), `an unknown field ${field}`).toContain(field);
    for (const [field, type] of Object.entries(optional)) {
      if (row[field] !== undefined) expect([row.id, field, kindOf(row[field])]).toEqual([row.id, field, type]);
    }
  }
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}

const picture = { imageAlt: 'string', image: 'object' };

test('§3 Activity: id, title, description, category, icon, imageUrl, and a location where there is one (decision 20)', async ({
  guide,
}) => {
  const activities = await fetchApi<Row[]>(guide, '/api/activities');
  const required = {
    id: 'number',
    title: 'string',
    description: 'string',
    category: 'string',
    icon: 'string',
    imageUrl: 'string',
  };
  expectFields(activities, required, { location: 'string', link: 'string', ...picture });
});

test('§3 Activity: the guide uses every category that was seen', async ({ guide }) => {
  const activities = await fetchApi<Row[]>(guide, '/api/activities');
  expect(new Set(activities.map(({ category }) => category))).toEqual(
    new Set([
      'Wine & Spirits',
      'Photography',
      'Water Activities',
      'Food & Dining',
      'Water Sports',
      'Outdoor',
      'Culture',
      'Dining',
      'Entertainment',
    ]),
  );
});

test('§3 Destination: id, name, description, and highlights, a list of text, where there are any (decision 20)', async ({
  guide,
}) => {
  const destinations = await fetchApi<Row[]>(guide, '/api/destinations');
  const required = { id: 'number', name: 'string', description: 'string' };
  expectFields(destinations, required, { highlights: 'list', latitude: 'number', longitude: 'number' });
  for (const { highlights = [] } of destinations) {
    for (const highlight of highlights as unknown[]) expect(highlight).toBeTypeOf('string');
  }
});

test('§3 Event: id, title, description, category, date, time and location (decisions 6 and 20)', async ({ guide }) => {
  const events = await fetchApi<Row[]>(guide, '/api/events');
  const required = {
    id: 'number',
    title: 'string',
    description: 'string',
    category: 'string',
    date: 'string',
    time: 'string',
    location: 'string',
  };
  expectFields(events, required, { link: 'string', startDate: 'string', endDate: 'string' });
});

test('§3 Event: the guide uses every known category', async ({ guide }) => {
  const events = await fetchApi<Row[]>(guide, '/api/events');
  const categories = new Set(events.map(({ category }) => category));
  expect(categories).toEqual(new Set(['Festival', 'Outdoor', 'Music', 'Food', 'Culture', 'Holiday']));
});

test('§3 Blog post: id (a number), title, excerpt, content, category, imageUrl, publishedAt and readTime', async ({ guide }) => {
  const posts = await fetchApi<Row[]>(guide, '/api/blog');
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
  for (const { id } of posts) expectFields([await fetchApi<Row>(guide, `/api/blog/${id}`)], required, picture);
});

test('§3 Blog post: the guide uses every known category', async ({ guide }) => {
  const posts = await fetchApi<Row[]>(guide, '/api/blog');
  const categories = new Set(posts.map(({ category }) => category));
  expect(categories).toEqual(new Set(['Wine & Spirits', 'Outdoor Adventures', 'Food & Dining', 'Travel Guides', 'Photography']));
});
