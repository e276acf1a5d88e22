import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readActivity } from '../../features/activities/activity-queries.ts';
import { readPost, readPostSummary } from '../../features/blog/post-queries.ts';
import { readDestination } from '../../features/destinations/destination-queries.ts';
import { readEvent } from '../../features/events/event-queries.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { sampleActivity, samplePost } from '../../model/fixtures/samples.ts';
import { readList } from './api-shapes.ts';

const activity = sampleActivity(1);
const post = samplePost(3);
const readers = { readActivity, readDestination, readEvent, readPostSummary, readPost };

describe('what the browser takes from the API', () => {
  test('a complete row is read as it is, without fields that no page knows', () => {
    const image = { width: 800, height: 600, widths: [400, 800], tone: 3 };
    const row = { ...activity, location: 'Hye', link: '/events', imageAlt: 'Vines.', image };
    expect(readActivity({ ...row, secret: 'x' })).toEqual(row);
    expect(
      readDestination({
        id: 2,
        name: 'Llano',
        description: 'Granite.',
        highlights: ['Rock'],
        latitude: 30.7,
      }),
    ).toEqual({
      id: 2,
      name: 'Llano',
      description: 'Granite.',
      highlights: ['Rock'],
      latitude: 30.7,
    });
    expect(readPost(post)).toEqual(post);
    const unshared = { ...post, image: { ...image, unshared: true } };
    expect(readPost(unshared)).toEqual(unshared);
    const reviewed = { ...post, reviewed: '2026-11-02' };
    expect(readPost(reviewed)).toEqual(reviewed);
  });

  test('missing text reads as empty, never as "undefined"', () => {
    expect(readEvent({ id: 1 })).toEqual({
      id: 1,
      title: '',
      description: '',
      category: '',
      date: '',
      time: '',
      location: '',
    });
    expect(readActivity({ id: 1, title: null })).toMatchObject({ id: 1, title: '' });
  });

  test.each([
    { id: '1', title: 5, highlights: 'x' },
    { ...activity, title: 5 },
    { ...activity, id: '1' },
    { ...activity, id: 1.5 },
    { ...activity, id: 0 },
    { ...activity, id: undefined },
    null,
    'text',
    5,
    [],
  ])('%j is not an activity, and the row is dropped', (row) => {
    expect(readActivity(row)).toBeUndefined();
    expect(readList(readActivity)([activity, row])).toEqual([activity]);
  });

  test.each([
    { location: 5 },
    { slug: 5 },
    { image: 'x' },
    { image: { width: 'a' } },
    { image: { width: 1, height: 1, tone: 1 } },
    { image: { width: 1, height: 1, tone: 1, widths: ['x'] } },
    { link: null },
  ])('an optional field that cannot be read is left out, and its row stays: %j', (field) => {
    expect(readActivity({ ...activity, ...field })).toEqual(activity);
  });

  test('so are highlights that are not a list of texts, and “usual” that is not true', () => {
    const town = { id: 1, name: 'Llano', description: '' };
    expect(readDestination({ ...town, highlights: 'a,b' })).toEqual(town);
    expect(readDestination({ ...town, highlights: [1, 2] })).toEqual(town);
    const event = readEvent({ id: 1, title: 'Fair' });
    expect(readEvent({ id: 1, title: 'Fair', usual: false })).toEqual(event);
  });

  test.each([null, {}, 'text', 5, undefined, { 0: activity, length: 1 }])(
    '%j is not a list, and an error says so',
    (answer) => {
      expect(() => readList(readActivity)(answer)).toThrow('not a list');
    },
  );

  test.each([
    null,
    undefined,
    [],
    'text',
    5,
    true,
    {},
    { ...post, id: 'x' },
    { ...post, content: 5 },
    { title: 'Not Found', status: 404 },
  ])('%j is not a post (decision 7)', (answer) => expect(readPost(answer)).toBeNull());

  test('any JSON reads as a complete row or none, and nothing is thrown', () => {
    const hostile = fc.oneof(
      fc.jsonValue(),
      fc.record(
        Object.fromEntries(
          [
            ...Object.keys(post),
            'name',
            'date',
            'image',
            'highlights',
            'location',
            '__proto__',
          ].map((key) => [key, fc.oneof(fc.string(), fc.jsonValue(), fc.constant(1))]),
        ),
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(hostile, (value) => {
        for (const read of Object.values(readers)) {
          const row = read(value) ?? undefined;
          if (row === undefined) continue;
          expect(Number.isInteger(row.id) && row.id > 0).toBe(true);
          expect(Object.values(row)).not.toContain(undefined);
        }
      }),
      cases(500),
    );
  });
});
