import { describe, expect, test } from 'vitest';
import { waits } from '../features/blog/published-date.ts';
import type { Content } from '../model/content/content.ts';
import { dayOf, parseDay } from '../model/day/civil-day.ts';
import { sampleEvent, samplePost, sampleSite } from '../model/fixtures/samples.ts';
import { contentOn } from './content-on.ts';

const TODAY = dayOf(2027, 3, 10);

function content(change: Partial<Content>): Content {
  return {
    site: sampleSite(),
    activities: [],
    destinations: [],
    events: [],
    cabins: [],
    posts: [],
    ownPages: [],
    words: {},
    ...change,
  };
}

describe('posts of the future wait for their day (decision 28)', () => {
  test.each([
    ['March 10, 2027', false],
    ['2027-03-10', false],
    ['March 9, 2027', false],
    ['March 11, 2027', true],
    ['2027-03-11', true],
    ['January 1, 2028', true],
    ['December 31, 2026', false],
    ['next spring', false],
    ['March 32, 2027', false],
    ['2027-02-30', false],
    ['', false],
  ])('published "%s", on March 10, 2027, it waits: %s', (publishedAt, expected) => {
    expect(waits(publishedAt, TODAY)).toBe(expected);
  });

  test('the others stay in their order, and are the same objects every day', () => {
    const dates = ['March 11, 2027', 'March 10, 2027', 'some day', 'March 10, 2026'];
    const posts = dates.map((publishedAt, index) => ({
      ...samplePost(4 - index, { publishedAt }),
      featured: false,
    }));
    const idsOn = (day: number) => contentOn(content({ posts }), day).posts.map(({ id }) => id);
    expect(idsOn(TODAY - 1)).toEqual([2, 1]);
    expect(idsOn(TODAY)).toEqual([3, 2, 1]);
    expect(idsOn(TODAY + 1)).toEqual([4, 3, 2, 1]);
    expect(contentOn(content({ posts }), TODAY).posts[0]).toBe(posts[1]);
  });
});

describe('the notice is there on its days (decision 28)', () => {
  const notice = { text: 'Burn ban.', from: '2027-03-10', until: '2027-03-11' };

  test.each([
    ['2027-03-09', false],
    ['2027-03-10', true],
    ['2027-03-11', true],
    ['2027-03-12', false],
  ])('on %s: %s', (day, expected) => {
    const { site } = contentOn(
      content({ site: sampleSite({ notice }) }),
      parseDay(day) ?? Number.NaN,
    );
    expect('notice' in site).toBe(expected);
  });

  test('without `from` it has begun, and without `until` it never ends', () => {
    const on = (days: { from?: string; until?: string }) =>
      contentOn(content({ site: sampleSite({ notice: { text: 'Burn ban.', ...days } }) }), TODAY)
        .site.notice !== undefined;
    expect([on({}), on({ from: '2027-03-10' }), on({ until: '2027-03-10' })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([on({ from: '2027-03-11' }), on({ until: '2027-03-09' })]).toEqual([false, false]);
  });
});

test('events that are over are gone from the next day on, and what is given stays as it is', () => {
  const given = content({
    events: [
      { ...sampleEvent(1, { when: '2027-03-10' }), featured: true },
      { ...sampleEvent(2, { when: '2027-03-11' }), featured: true },
    ],
  });
  const before = structuredClone(given);
  const idsOn = (day: number) => contentOn(given, day).events.map(({ id }) => id);
  expect(idsOn(TODAY)).toEqual([1, 2]);
  expect(idsOn(TODAY + 1)).toEqual([2]);
  expect(contentOn(given, TODAY)).toEqual(contentOn(given, TODAY));
  expect(given).toEqual(before);
});
