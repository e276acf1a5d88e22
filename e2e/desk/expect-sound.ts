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
  expect([name, await violations(page)]).toEqual([name, []]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([name, 'dark', await contrastViolations(page)]).toEqual([name, 'dark', []]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Writes a picture for docs/desk.md, if they are asked for. */
export async function writePicture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  await mkdir(PICTURES, { recursive: true });
  const shot = await page.screenshot();
  await sharp(shot).resize({ width: 360 }).webp({ quality: 60 }).toFile(`${PICTURES}/${name}.webp`);
}
