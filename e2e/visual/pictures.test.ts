import { expect } from 'vitest';
import { test } from '../support/test.ts';

/** 200% zoom, and a phone on its side. */
const lowWindows = [
  { width: 640, height: 400 },
  { width: 740, height: 360 },
];

test('the picture above the words takes at most 45% of a low window', async ({
  sharedPage: page,
}) => {
  for (const path of ['/', '/outdoor', '/destinations/austin']) {
    await page.goto(path);
    for (const viewport of lowWindows) {
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
