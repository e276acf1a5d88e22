import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { OFFLINE_BUNDLES, paths } from '../../../src/model/paths.ts';
import { violations } from '../../accessibility/axe.ts';
import { test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';
import { keepSection, onPhone } from './kept-guide.ts';

const PLACE = paths.activity('wine-road-290');

/** How wide a picture is shown, and whether it is there: in its place, a blank would be twice as wide as high. */
async function look(picture: Locator): Promise<{ width: number; isThere: boolean }> {
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const isThere = image.naturalWidth / image.naturalHeight < 1.5;
    return { width: image.clientWidth, isThere };
  });
}

/** The text and the megabytes of each button. */
async function offers(page: Page): Promise<[string, number][]> {
  const texts = await keepSection(page).getByRole('button').allTextContents();
  return texts.map((text) => {
    const [, words = '', size = ''] = /^(.+?) *(?:\((.+) MB\))?$/.exec(text) ?? [];
    return [words, Number(size)];
  });
}

test('words and maps only: two sizes are said before, pages open without a signal, and the pictures come later (decision 53)', ({
  browser,
  guide,
}) =>
  onPhone(browser, guide, async (page, context) => {
    await visit(page, `${paths.contact}#keep`);
    const section = keepSection(page);
    const picture = page.locator('#main img').first();
    await section.getByRole('button', { name: /only \(\d\.\d MB\)$/ }).waitFor();
    const [[all, most], [light, least]] = (await offers(page)) as [
      [string, number],
      [string, number],
    ];
    expect([all, light]).toEqual(['Keep this guide on your phone', 'Words and maps only']);
    expect(most).toBeLessThanOrEqual(5);
    expect(least).toBeLessThanOrEqual(1);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await section.getByRole('button', { name: light }).click();
    await section.getByText(/^Saved \w+ \d+$/).waitFor();
    await section.getByText('without pictures').waitFor();
    expect(asked).toContain(OFFLINE_BUNDLES.words);
    expect(asked).not.toContain(OFFLINE_BUNDLES.pictures);
    expect(asked.filter((path) => path.startsWith('/blog/') || /\.svg$/.test(path))).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Remove');
    expect(await violations(page)).toEqual([]);

    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await context.setOffline(true);
    await visit(page, PLACE);
    await page.getByRole('heading', { level: 1, name: /Wine Road/ }).waitFor();
    const blank = await look(picture);
    expect(blank.isThere).toBe(false);
    expect(blank.width).toBeGreaterThan(300);
    expect(await look(page.locator('.place-map img'))).toMatchObject({ isThere: true });

    await context.setOffline(false);
    await visit(page, `${paths.contact}#keep`);
    asked.length = 0;
    const add = section.getByRole('button', { name: /^Add the pictures \(\d\.\d MB\)$/ });
    await add.click();
    await section.getByText('without pictures').waitFor({ state: 'detached' });
    await section.getByText(/^Saved \w+ \d+$/).waitFor();
    expect(asked.filter((path) => path.endsWith('.jsonl'))).toEqual([OFFLINE_BUNDLES.pictures]);
    await context.setOffline(true);
    await visit(page, PLACE);
    expect(await look(picture)).toMatchObject({ isThere: true });
  }));
