/**
 * `npm run screenshots [-- path … --wide]`: takes screenshots of every page, or of the given ones,
 * at three widths (with --wide, also at 2200 px), in light and dark mode, of the top and the whole
 * page, and of the data-driven ones while their data is missing. Writes them to
 * .cache/screenshots/<page>/, and for each page, width and state a contact sheet, light beside dark,
 * to .cache/screenshots/sheets/.
 */
import { mkdir } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { readCommandLine } from '../../src/commands/command-line/command-line.ts';
import { ensureBuilt } from '../../tools/build/build.ts';
import { ensureBrowser } from '../../tools/programs/browser.ts';
import { openBrowser } from '../support/chromium.ts';
import { startGuide } from '../support/guide.ts';
import { everyPath } from '../support/pages.ts';
import { inFreshPage, showEverything, visit } from '../support/visit.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { dataDrivenPaths, listStates, showState } from './list-states.ts';

const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1440: 900, 2200: 1240 };

const { options, operands } = readCommandLine('screenshots');
const paths = operands.length > 0 ? operands : everyPath;
const widths = [360, 768, 1440, ...(options.wide ? [2200] : [])];
const schemes = ['light', 'dark'] as const;
const FOLDER = '.cache/screenshots';

await ensureBrowser();
await ensureBuilt();
await mkdir(`${FOLDER}/sheets`, { recursive: true });
const guide = await startGuide();
const browser = await openBrowser();
try {
  for (const path of paths) {
    for (const width of widths) {
      for (const colorScheme of schemes) {
        const viewport = { width, height: HEIGHTS[width] ?? 900 };
        const options: BrowserContextOptions = {
          baseURL: guide.url,
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
        };
        await inFreshPage(browser, options, (page) =>
          photograph(page, path, `${width}-${colorScheme}`),
        );
      }
      await composeSheets(path, width);
    }
    process.stdout.write(`${path}\n`);
  }
} finally {
  await browser.close();
  await guide.stop();
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

async function composeSheets(path: string, width: number): Promise<void> {
  const page = nameOf(path);
  for (const shows of ['whole', ...(dataDrivenPaths.includes(path) ? listStates : [])])
    await writeContactSheet(
      `${FOLDER}/sheets/${page}-${width}-${shows}.png`,
      width,
      schemes.map((colorScheme) => `${FOLDER}/${page}/${width}-${colorScheme}-${shows}.png`),
    );
}

async function photograph(page: Page, path: string, name: string): Promise<void> {
  const folder = `${FOLDER}/${nameOf(path)}`;
  await mkdir(folder, { recursive: true });
  await visit(page, path);
  await showEverything(page);
  await page.screenshot({ path: `${folder}/${name}-top.png` });
  await page.screenshot({ path: `${folder}/${name}-whole.png`, fullPage: true });
  if (path === '/') await photographMenu(page, `${folder}/${name}-menu.png`);
  if (!dataDrivenPaths.includes(path)) return;
  for (const state of listStates) {
    await showState(page, path, state);
    await showEverything(page);
    await page.screenshot({ path: `${folder}/${name}-${state}.png`, fullPage: true });
  }
}

async function photographMenu(page: Page, file: string): Promise<void> {
  await page.locator('header button[popovertarget]:visible').click();
  await page.screenshot({ path: file });
}
