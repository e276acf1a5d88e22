import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Page } from 'puppeteer-core';
import { copyMeasurements } from '../../e2e/support/measured-pictures.ts';
import { freePort } from '../../src/content/fixtures/free-port.ts';
import { MEASURED_FOLDER } from '../../src/content/pictures/picture-survey.ts';
import { DeskProcess, sessionIn } from '../../src/desk/fixtures/desk-process.ts';
import { ensureDeskBuilt } from '../../tools/build/build.ts';
import { runStep } from '../../tools/launch/run-step.mjs';
import { browserArguments, findBrowser } from '../../tools/programs/browser.ts';
import { INSTALL } from './lighthouse.ts';

/** A state of the desk on a phone, Lighthouse's score for its accessibility, and what that lacks. */
export interface DeskScore {
  state: string;
  accessibility: number;
  lacks: string[];
}

interface State {
  state: string;
  path: string;
  /** What is on it once it's there. */
  words: string;
  /** What somebody does there, until it is to be judged. */
  act?: (page: Page) => Promise<unknown>;
}

const says = (page: Page, words: string) => page.locator(`::-p-text(${words})`).wait();
const tap = (page: Page, role: 'button' | 'summary', words: string) =>
  page.locator(`${role}::-p-text(${words})`).click();

const SIGNED_OUT: readonly State[] = [
  { state: 'signed out', path: '/', words: 'Sign in' },
  { state: 'a used link', path: `/welcome#${'x'.repeat(43)}`, words: 'This link has been used' },
];

const SIGNED_IN: readonly State[] = [
  { state: 'start', path: '/', words: 'What changes, ' },
  { state: 'an event', path: '/edit/events/17', words: 'Publish' },
  {
    ...{ state: 'its preview', path: '/edit/events/17', words: 'See it' },
    act: async (page) => {
      await tap(page, 'summary', 'See it');
      await page.locator('iframe.preview').wait();
    },
  },
  {
    ...{ state: 'published', path: '/edit/events/17', words: 'Publish' },
    act: async (page) => {
      await page.locator('::-p-aria([role="textbox"])').fill('Dickens by Lantern Light');
      await tap(page, 'button', 'Publish');
      await says(page, 'Take it back');
    },
  },
  { state: 'a post', path: '/edit/posts/1', words: 'Publish' },
  { state: 'a new event', path: '/edit/events/new', words: 'Publish' },
  { state: 'words of a page', path: '/edit/page/home', words: 'Publish' },
  {
    ...{ state: 'found', path: '/change', words: 'A word from the site' },
    act: async (page) => {
      await page.locator('input').fill('river');
      await says(page, '…');
    },
  },
  { state: 'days to announce', path: '/dates', words: 'Desk' },
  { state: 'diary', path: '/diary', words: 'first version' },
  { state: 'what comes', path: '/times', words: 'Desk' },
  { state: 'a calendar’s file', path: '/calendar-file', words: 'Desk' },
  { state: 'bookings', path: '/bookings', words: 'Desk' },
  { state: 'taking everything along', path: '/take', words: 'Desk' },
  { state: 'devices', path: '/devices', words: 'Ruth' },
  { state: 'no such page', path: '/nowhere', words: 'There is nothing here.' },
];

/** Has Lighthouse judge each state of the desk over the guide's own content, on a phone. */
export async function measureDeskLighthouse(): Promise<DeskScore[]> {
  await runStep('Installing Lighthouse', [INSTALL]);
  await ensureDeskBuilt();
  const root = await mkdtemp(join(tmpdir(), 'desk-'));
  const environment = { DATA_DIR: join(root, 'data'), CONTENT_DIR: join(root, 'content') };
  await cp('content', environment.CONTENT_DIR, { recursive: true });
  await copyMeasurements(join(root, MEASURED_FOLDER));
  const port = await freePort();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const scores: DeskScore[] = [];
  {
    const token = sessionIn(environment.DATA_DIR);
    await using desk = await DeskProcess.start({ ...environment, CACHE_DIR: root }, token);
    const { default: puppeteer } = await import('puppeteer-core');
    const phone = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
    const judge = async (states: readonly State[]) => {
      for (const state of states) scores.push(await scoreOf(await phone.newPage(), desk, state));
    };
    await judge(SIGNED_OUT);
    const [cookie, domain] = [{ name: 'desk', value: token }, 'localhost'];
    await phone.setCookie({ ...cookie, domain, path: '/', httpOnly: true, sameSite: 'Strict' });
    await judge(SIGNED_IN);
  }
  await browser.close();
  await rm(root, { recursive: true });
  return scores;
}

async function scoreOf(page: Page, desk: DeskProcess, wanted: State): Promise<DeskScore> {
  const { state, path, words, act } = wanted;
  const { snapshot } = await import('lighthouse');
  await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
  await page.goto(desk.origin + path);
  await says(page, words);
  await act?.(page);
  const flags = { output: 'json', logLevel: 'error', onlyCategories: ['accessibility'] } as const;
  const { categories, audits = {} } = (await snapshot(page, { flags }))?.lhr ?? {};
  await page.close();
  const lacks = Object.entries(audits).filter(([, audit]) => audit?.score === 0);
  const accessibility = Math.round((categories?.accessibility?.score ?? Number.NaN) * 100);
  process.stderr.write(`${state}: ${accessibility} ${lacks.map(([id]) => id)}\n`);
  return { state, accessibility, lacks: lacks.map(([id]) => id) };
}
