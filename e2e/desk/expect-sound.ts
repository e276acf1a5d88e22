import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { contrastViolations, violations } from '../accessibility/axe.ts';

/** Where to write the pictures of docs/desk.md, if at all. */
const PICTURES = process.env.DESK_PICTURES;

/** Nothing is wrong with the page, nor with its contrasts in the dark; it fits the telephone. */
export async function expectSound(page: Page, name: string): Promise<void> {
  // What is being sent is inert until the answer, and then nothing in it counts, not even its heading.
  await page.waitForFunction(() => document.querySelector('[inert]') === null);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([name, wide]).toEqual([name, 360]);
  // Where the bar covers nothing of the form.
  const before = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect([name, await page.evaluate(smallTargets)]).toEqual([name, []]);
  expect([name, await violations(page)]).toEqual([name, []]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([name, 'dark', await contrastViolations(page)]).toEqual([name, 'dark', []]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate((top) => scrollTo(0, top), before);
}

/** Writes a picture for docs/desk.md, if they are asked for. */
export async function writePicture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  await mkdir(PICTURES, { recursive: true });
  const shot = await page.screenshot();
  await sharp(shot).resize({ width: 360 }).webp({ quality: 60 }).toFile(`${PICTURES}/${name}.webp`);
}

/** What a thumb would miss: in the page, links and buttons of less than 44 pixels. */
function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a, button, summary, label.chip')]
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(
      ({ each, box }) => `${each.textContent}: ${Math.round(box.width)}x${Math.round(box.height)}`,
    );
}
