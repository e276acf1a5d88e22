import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { pagePaths } from '../../src/model/site-paths.ts';
import { shippedContent } from '../../src/server/fixtures/shipped-snapshot.ts';
import { everyPath } from '../support/pages.ts';

/** Where the desk's list of booking buttons has its pictures. */
export const BOOKING_PICTURES = 'src/desk/browser/bookings';

/** Of a button with what is around it, in pixels. */
const SIZE = { width: 360, height: 150 };

/** The first name of each row of docs/operations/attribution.md, which its picture has, too. */
export function bookingNames(): string[] {
  const rows = readFileSync('docs/operations/attribution.md', 'utf8').matchAll(/^\| `([^`]+)`/gm);
  return [...rows].map(([, name = '']) => name).filter((name) => name !== 'utm_content');
}

/** Makes a picture of each of the buttons, on a telephone. Throws if one of them is on no page. */
export async function writeBookingPictures(browser: Browser, guideUrl: string): Promise<void> {
  await mkdir(BOOKING_PICTURES, { recursive: true });
  const missing = new Set(bookingNames());
  const page = await browser.newPage({ viewport: { width: SIZE.width, height: 740 } });
  for (const path of new Set([...everyPath, ...pagePaths(await shippedContent())])) {
    if (missing.size === 0) break;
    const html = await (await fetch(guideUrl + path)).text();
    for (const name of missing) {
      const value = name.replace('NUMBER', String.raw`\d+`);
      if (!new RegExp(`utm_content=${value}"`).test(html)) continue;
      missing.delete(name);
      await page.goto(guideUrl + path);
      const links = `a[href*="utm_content=${name.replace('NUMBER', '')}"]`;
      const link = page.locator(links).locator('visible=true').first();
      await link.scrollIntoViewIfNeeded();
      await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.evaluate(() => document.fonts.ready);
      const box = await link.boundingBox();
      const at = (box?.y ?? 0) + (box?.height ?? 0) / 2 - SIZE.height / 2;
      const y = Math.min(Math.max(0, at), 740 - SIZE.height);
      const shot = await page.screenshot({ clip: { x: 0, y, ...SIZE } });
      await sharp(shot).webp({ quality: 60 }).toFile(`${BOOKING_PICTURES}/${name}.webp`);
    }
  }
  await page.close();
  if (missing.size > 0) throw new Error(`No page has ${[...missing].join(', ')}.`);
}
