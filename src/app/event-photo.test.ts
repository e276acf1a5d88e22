import { describe, expect, test } from 'vitest';
import {
  activityIn,
  eventIn,
  listedActivity,
  listedEvent,
  north,
  read,
} from '../features/fixtures/place-content.ts';
import { searchDocuments } from '../features/search/search-documents.server.ts';
import { SAMPLE_DAY } from '../model/fixtures/samples.ts';
import { PLAN_ADDRESS, paths } from '../model/paths.ts';
import { pageAt, SITE_URL } from '../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../server/fixtures/shipped-snapshot.ts';
import { readStructuredData } from '../site/fixtures/page-head.ts';
import { contentOn } from './content-on.ts';

const PHOTO = '/images/parade.jpg';
const SMALL = '/images/parade-480.webp';
const ALT = 'Santa on the ladder of the fire engine.';
const event = listedEvent(1, {
  when: '2026-12-05',
  visit: north(3),
  imageUrl: PHOTO,
  imageAlt: ALT,
  image: { width: 1600, height: 900, widths: [480, 1600], tone: 8, focus: 'top' },
});

describe("an owner's photo of an event takes the place of its drawing", () => {
  test('on its page, cropped around its focus, without a style attribute, and when it is shared', async () => {
    const { document } = await pageAt('/events/event-1', { events: [event] });
    const img = document.querySelector(`img[src="${PHOTO}"]`);
    expect([img?.getAttribute('alt'), img?.className, img?.getAttribute('style')]).toEqual([
      ALT,
      'picture tone-8 focus-top',
      null,
    ]);
    expect(document.head.innerHTML).toContain(`${SITE_URL}/share/parade.jpg`);
    expect(document.documentElement.innerHTML).not.toContain('/images/event-');
  });

  test('for search engines', async () => {
    const { document } = await pageAt('/events/event-1', { events: [event] });
    const things = readStructuredData(document).filter((thing) => thing['@type'] === 'Event');
    expect(things.map(({ image }) => image)).toEqual([SITE_URL + PHOTO]);
  });

  test('nearby', () => {
    const { nearby } = activityIn({
      activities: [listedActivity(1, { visit: north(0) })],
      events: [event],
    });
    expect(nearby.find(({ kind }) => kind === 'event')).toMatchObject({
      imageUrl: PHOTO,
      imageAlt: ALT,
      image: { focus: 'top' },
    });
  });

  test('in the search and in the plan', async () => {
    const content = { ...(await shippedSnapshot()), events: [event] };
    const found = searchDocuments(contentOn(content, SAMPLE_DAY));
    expect(found.find(({ path }) => path === paths.event('event-1'))).toMatchObject({
      imageUrl: SMALL,
      focus: 'top',
    });
    expect(read(PLAN_ADDRESS, { events: [event] })).toContainEqual(
      expect.objectContaining({ key: 'e1', imageUrl: SMALL, focus: 'top' }),
    );
  });

  test('without it, or a drawing of its own, it has its category’s', () => {
    const { imageUrl, share } = eventIn({ events: [{ ...event, imageUrl: undefined }] });
    expect([imageUrl, share]).toEqual(['/images/event-music.svg', 'event-music']);
  });
});
