import { expect, test } from 'vitest';
import { dayOf } from '../../../model/day/civil-day.ts';
import { BASES, shippedPlaces } from '../fixtures/wishes.ts';
import type { Wish } from '../wish.ts';
import { chanceOn } from './chances.ts';
import { dayFrames } from './day-frame.ts';

const TODAY = dayOf(2026, 11, 26);
const places = await shippedPlaces(TODAY);

test.each([
  ['May', 5],
  ['July', 7],
  ['October', 10],
])('who is sent to the bats in %s is there at sunset, when they come out', (_, month) => {
  const arrival = dayOf(2027, month, 8);
  const base = BASES.find(({ town }) => town === 'Fredericksburg');
  if (!base) throw new Error('no Fredericksburg');
  const wish: Wish = { arrival, departure: arrival + 2, base, sky: 'fair', drive: 150, checkIn: 0 };
  const frame = dayFrames(wish, TODAY)[1];
  const bats = places.find(({ key }) => key === 'a56');
  if (!frame || !bats) throw new Error('no bats');
  const begins = chanceOn(bats, frame, wish, TODAY)?.begins ?? [];
  expect(begins.length).toBeGreaterThan(0);
  expect(begins.filter(({ from }) => from + bats.takes < frame.set)).toEqual([]);
});
