import { expect, test } from 'vitest';
import { sampleActivity, sampleEvent, sampleSite } from '../fixtures/samples.ts';
import { movedPaths } from './moved-paths.ts';

test('pages of earlier versions lead to where they are now, and an event’s calendar, too (decision 46)', () => {
  const moved = movedPaths({
    site: sampleSite({ redirects: { '/events/gala/': '/events' } }),
    activities: [sampleActivity(1, { title: 'The Rock' })],
    events: [{ ...sampleEvent(1, { title: 'Ball' }), formerly: ['dance'] }],
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
    // What the owner has written counts more.
    '/events/gala': '/events',
    '/events/gala.ics': '/events/ball.ics',
  });
});
