// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { dayOf } from '../../model/day/civil-day.ts';
import { shippedPlaces } from './fixtures/wishes.ts';
import { useWish } from './use-wish.ts';

const ARRIVAL = dayOf(2026, 12, 4);
const STAY = { arrival: ARRIVAL, departure: ARRIVAL + 2 };
const [place] = await shippedPlaces(ARRIVAL);
if (!place) throw new Error('The content has nothing for drafts.');

/** What a page has of the hook. */
function pageWithWish(stay = STAY) {
  const seen: ReturnType<typeof useWish>[] = [];
  const Page = () => {
    seen.push(useWish(stay, '16:00'));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(createElement(Page)));
  return () => seen.at(-1) as ReturnType<typeof useWish>;
}

test('what was removed stays out when the weather changes, and when the page is opened again for these days', () => {
  const now = pageWithWish();
  const stop = { place, from: 600, to: 660, road: 10 };
  const day = { day: ARRIVAL, stops: [stop] };
  flushSync(() => now().remove([day], day, stop));
  expect(now().wish.out).toEqual([place.key]);
  flushSync(() => now().change({ sky: 'heat' }));
  expect(now().wish).toMatchObject({ sky: 'heat', out: [place.key], kept: [] });
  expect(pageWithWish()().wish).toMatchObject({ sky: 'heat', out: [place.key] });
  const others = { arrival: ARRIVAL + 7, departure: ARRIVAL + 9 };
  expect(pageWithWish(others)().wish.out).toBeUndefined();
});
