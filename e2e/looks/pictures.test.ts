import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { everyPath } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { showEverything, visit } from '../support/visit.ts';
import { type FocalBox, focalBoxes } from './focal-boxes.ts';

/** A small and a large phone, one on its side, 200% zoom, tablets, notebooks, large screens. */
const windows = [
  { width: 320, height: 640 },
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

/** Measuring rounds to whole pixels. */
const ROUNDING = 0.005;

test('every wide picture shows its subject whole, from 320 to 2560 px', async ({
  sharedPage: page,
}) => {
  const seen = new Set<string>();
  for (const path of everyPath) {
    await page.goto(path);
    if ((await page.locator('.hero-picture').count()) === 0) continue;
    await showEverything(page);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      for (const { name, visible } of await visibleParts(page)) {
        seen.add(name);
        expect(isInside(focalBoxes[name], visible), `${name} at ${viewport.width} px`).toBe(true);
      }
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(focalBoxes).sort());
});

test('the picture above the words takes at most 45% of a low window', async ({
  sharedPage: page,
}) => {
  for (const path of ['/', '/outdoor', '/destinations/austin']) {
    await visit(page, path);
    for (const viewport of windows.filter(({ height }) => height < 500)) {
      await page.setViewportSize(viewport);
      const picture = await page.locator('.hero-picture').first().boundingBox();
      expect(picture?.height, `${path} at ${viewport.width} px`).toBeLessThanOrEqual(
        0.45 * viewport.height + 1,
      );
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(title?.y, `${path} at ${viewport.width} px`).toBeLessThan(viewport.height);
    }
  }
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

/** What the wide pictures of the page show of themselves, after `object-fit: cover`. */
function visibleParts(page: Page): Promise<{ name: string; visible: FocalBox }[]> {
  return page.locator('.hero-picture').evaluateAll((pictures) =>
    (pictures as HTMLImageElement[]).map((picture) => {
      const { clientWidth: width, clientHeight: height, naturalWidth, naturalHeight } = picture;
      const scale = Math.max(width / naturalWidth, height / naturalHeight);
      const [x = 0, y = 0] = getComputedStyle(picture)
        .objectPosition.split(' ')
        .map((share) => Number.parseFloat(share) / 100);
      const shownWide = width / scale / naturalWidth;
      const shownHigh = height / scale / naturalHeight;
      const left = x * (1 - shownWide);
      const top = y * (1 - shownHigh);
      const name = new URL(picture.src).pathname.replace(/^.*\/|\.\w+$/g, '');
      return { name, visible: [left, top, left + shownWide, top + shownHigh] as const };
    }),
  );
}
