import { expect, test } from 'vitest';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { writeFeed } from './feed.server.ts';

const SITE_URL = 'https://www.hillcountrycabins.example';

/** The days of the feed with one post, and those of its entry. */
async function feedDays(publishedAt: string, reviewed?: string) {
  const content = await shippedContent();
  const [post] = content.posts.map((post) => ({ ...post, publishedAt, reviewed }));
  const feed = writeFeed({ ...content, posts: post ? [post] : [] }, SITE_URL);
  return [...feed.matchAll(/<(?:updated|published)>([^<]+)</g)].map(([, day]) => day);
}

test.each([
  ['November 20, 2026', '2026-11-20T00:00:00-06:00'],
  ['2026-07-04', '2026-07-04T00:00:00-05:00'],
  ['March 14, 2027', '2027-03-14T00:00:00-06:00'],
  ['March 15, 2027', '2027-03-15T00:00:00-05:00'],
])('feed: the day of a post from %s begins in Texas: %s', async (publishedAt, midnight) => {
  expect(await feedDays(publishedAt)).toEqual([midnight, midnight, midnight]);
});

test('feed: a post that was checked again has a newer date, and so has the feed', async () => {
  const published = '2026-11-20T00:00:00-06:00';
  const reviewed = '2026-11-21T00:00:00-06:00';
  expect(await feedDays('November 20, 2026', '2026-11-21')).toEqual([
    reviewed,
    published,
    reviewed,
  ]);
  expect(await feedDays('November 20, 2026', '2026-11-19')).toEqual([
    published,
    published,
    published,
  ]);
});
