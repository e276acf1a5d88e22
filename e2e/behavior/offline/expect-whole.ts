import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from '../../support/visit.ts';
import { notice } from './kept-guide.ts';

/** Opens the pages, and expects its words, its pictures and its styles, and that it says of which day it is. */
export async function expectWhole(page: Page, pages: readonly string[]): Promise<void> {
  const failed: string[] = [];
  const collect = (request: Request) => {
    // The next page is opened before this one has asked for all.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url());
  };
  page.on('requestfailed', collect);
  for (const path of pages) {
    await visit(page, path);
    expect([path, await page.evaluate(brokenPictures)]).toEqual([path, []]);
    expect(await page.locator('#main h1').count(), path).toBe(1);
    await notice(page)
      .getByText(/^No signal\. This is the guide as saved \w+ \d+\.$/)
      .waitFor();
  }
  page.off('requestfailed', collect);
  expect(failed).toEqual([]);
}

/** In the page: the addresses of its pictures that don't arrive, those farther down included. */
async function brokenPictures(): Promise<string[]> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  const arrivals = images.map((image) => {
    if (image.complete) return undefined;
    return new Promise((done) => {
      image.onload = done;
      image.onerror = done;
    });
  });
  await Promise.all([...arrivals, document.fonts.ready]);
  return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
}
