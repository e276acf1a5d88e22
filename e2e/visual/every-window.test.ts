import { expect } from 'vitest';
import { everyPath } from '../support/pages.ts';
import { test as base } from '../support/test.ts';
import { stopPainting } from '../support/visit.ts';
import { type FocalBox, focalBoxes } from './focal-boxes.ts';
import { type Measure, measureIn } from './measure.ts';

/**
 * A window of 1280 by 1024 px at 400% zoom (WCAG 1.4.10, Reflow), small and large phones, one on its
 * side, 200% zoom, tablets, notebooks, large screens.
 */
const windows = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 430, height: 932 },
  { width: 640, height: 400 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1023, height: 768 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1300 },
];

/** How far apart columns that belong together may end, in pixels. */
const UNEVEN = 24;

/** Measuring rounds to whole pixels. */
const ROUNDING = 0.005;

/** All pages in all windows, measured once for all tests. */
const test = base.extend(
  'measures',
  { scope: 'file' },
  async ({ warmPage }): Promise<Measure[]> => {
    const measures: Measure[] = [];
    await warmPage.addInitScript(stopPainting);
    for (const path of everyPath) measures.push(...(await measureIn(warmPage, path, windows)));
    return measures;
  },
);

test('every page scrolls only vertically, from 320 to 2560 px and at 400% zoom', ({ measures }) => {
  expect(measures).toHaveLength(everyPath.length * windows.length);
  expect(measures.filter(({ tooWide }) => tooWide.length > 0)).toEqual([]);
});

test('no card stands alone in the last row of its list, and columns that belong together end together', ({
  measures,
}) => {
  expect(measures.filter(({ gaps }) => gaps.length > 0)).toEqual([]);
  const inColumns = measures.filter(({ window }) => window.width >= 1024);
  expect(inColumns.flatMap(({ unevenness }) => unevenness).length).toBeGreaterThan(0);
  expect(inColumns.filter(({ unevenness }) => unevenness.some((px) => px > UNEVEN))).toEqual([]);
});

test('every wide picture shows its subject whole, from 320 to 2560 px', ({ measures }) => {
  const seen = new Set<string>();
  for (const { where, pictures } of measures) {
    for (const { name: file, visible } of pictures) {
      // The home page's has the same subject in each season.
      const name = file.replace(/^hero-home-.*/, 'hero-home');
      seen.add(name);
      expect(isInside(focalBoxes[name], visible), `${name}, ${where}`).toBe(true);
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(focalBoxes).sort());
});

/** Whether all of a subject is in the visible part of its picture. */
function isInside(subject: FocalBox | undefined, [left, top, right, bottom]: FocalBox): boolean {
  if (!subject) return false;
  return (
    subject[0] >= left - ROUNDING &&
    subject[1] >= top - ROUNDING &&
    subject[2] <= right + ROUNDING &&
    subject[3] <= bottom + ROUNDING
  );
}
