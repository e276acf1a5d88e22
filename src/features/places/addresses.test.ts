import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import {
  SAMPLE_DAY,
  sampleActivity,
  sampleEvent,
  sampleOwnPage,
} from '../../model/fixtures/samples.ts';
import { isTaken, pagePaths } from '../../model/site-paths.ts';
import { guideInMemory } from '../../server/fixtures/guide-in-memory.ts';
import { sampleSnapshot } from '../../server/fixtures/sample-snapshot.ts';

const snapshot = sampleSnapshot({
  activities: [
    { ...sampleActivity(1, { title: 'Blue Hole' }), formerly: ['swim', 'hole'], featured: false },
  ],
  events: [
    {
      ...sampleEvent(1, { title: 'Fair', startDate: '2020-05-01', endDate: '2020-05-02' }),
      formerly: ['market'],
      featured: false,
    },
  ],
});

test.each([
  ['/things-to-do/swim', '/things-to-do/blue-hole'],
  ['/things-to-do/hole/?from=letter', '/things-to-do/blue-hole?from=letter'],
  ['/events/market', '/events/fair'],
  ['/wine-tours', '/wine-spirits'],
])('%s redirects to %s for good (decision 33)', async (from, to) => {
  const { get } = await guideInMemory({ snapshot });
  const { status, headers } = await get(from);
  expect([status, headers.location]).toEqual([308, to]);
});

test.each(['/api/activities/swim', '/api/events/market'])(
  '%s, of a former slug, is null with status 404',
  async (path) => {
    const { get } = await guideInMemory({ snapshot });
    const { status, body } = await get(path);
    expect([status, String(body)]).toEqual([404, 'null']);
  },
);

test('every activity, event and own page has a path, events that are over, too; a path of the guide stays the guide’s (decision 32)', () => {
  const ownPages = ['contact', 'api', 'images', 'index', '404', 'pets'].map((slug) =>
    sampleOwnPage(slug),
  );
  const paths = pagePaths(contentOn({ ...snapshot, ownPages }, SAMPLE_DAY));
  expect(paths.filter((path) => !isTaken(path))).toEqual([
    '/things-to-do/blue-hole',
    '/events/fair',
    '/pets',
    '/blog/3',
    '/blog/1',
    '/blog/2',
  ]);
  expect(new Set(paths).size).toBe(paths.length);
});
