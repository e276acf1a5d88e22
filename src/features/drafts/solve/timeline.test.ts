import { expect, test } from 'vitest';
import type { DraftPlace } from '../draft-place.ts';
import type { DayFrame } from './day-frame.ts';
import { type DayParts, timelineOf } from './timeline.ts';

const FRAME = { start: 9 * 60, end: 22 * 60, isLast: false } as DayFrame;

/** A market that begins at this minute of the day, and a winery that may begin at any, an hour apart. */
function marketAndWinery(begins: number): DayParts {
  const place = (fields: Partial<DraftPlace>) => ({ takes: 75, ...fields }) as DraftPlace;
  const market = place({ category: 'Food', days: [] });
  const chance = { at: 0, run: undefined };
  return {
    chances: [
      { ...chance, place: market, begins: [{ from: begins, to: begins }] },
      { ...chance, place: place({ category: 'Wine & Spirits' }), begins: [{ from: 0, to: 1200 }] },
    ],
    roads: () => 60,
    frame: FRAME,
  };
}

test('a market is lunch only at noon: after one in the morning, an hour is left for it', () => {
  const starts = (begins: number) => {
    const { stops } = timelineOf([0, 1], marketAndWinery(begins));
    return stops.map(({ from }) => from / 60);
  };
  // It ends at 12:15, and the winery is an hour away.
  expect(starts(11 * 60)).toEqual([11, 13.25]);
  // It ends at 11:30, so there's lunch before the winery, which would be left at 1:45.
  expect(starts(10 * 60 + 15)).toEqual([10.25, 13.5]);
});
