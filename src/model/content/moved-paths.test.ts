import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { sampleSnapshot } from '../../server/fixtures/sample-snapshot.ts';
import { SAMPLE_DAY, sampleCabin, sampleEvent, sampleSite } from '../fixtures/samples.ts';
import { movedPaths } from './moved-paths.ts';

test('pages of earlier versions lead to where they are now, and an event’s calendar, too (decision 46)', () => {
  const moved = movedPaths({
    site: sampleSite({ redirects: { '/events/gala/': '/events' } }),
    entryPages: contentOn(
      sampleSnapshot({
        events: [{ ...sampleEvent(1, { title: 'Ball' }), formerly: ['dance'], featured: false }],
        cabins: [sampleCabin(1, { name: 'Juniper', formerly: ['cedar'] })],
      }),
      SAMPLE_DAY,
    ).entryPages,
    moved: {
      '/things-to-do/dome': '/things-to-do/the-rock',
      '/events/fair': '/events/ball',
      '/events/gala': '/events/ball',
    },
  });
  expect(Object.fromEntries(moved)).toEqual({
    '/things-to-do/dome': '/things-to-do/the-rock',
    '/events/fair': '/events/ball',
    '/events/fair.ics': '/events/ball.ics',
    '/events/dance': '/events/ball',
    '/events/dance.ics': '/events/ball.ics',
    '/cabins/cedar': '/cabins/juniper',
    // What the owner has written counts more.
    '/events/gala': '/events',
    '/events/gala.ics': '/events/ball.ics',
  });
});
