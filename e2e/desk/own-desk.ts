import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { freePort } from '../../src/content/fixtures/free-port.ts';
import { MEASURED_FOLDER } from '../../src/content/pictures/picture-survey.ts';
import { sharedBrowser } from '../support/chromium.ts';
import { SITE_URL, startGuide } from '../support/guide.ts';
import { copyMeasurements } from '../support/measured-pictures.ts';
import { shortenContent } from '../support/small-content.ts';

/** What a desk changes. */
interface Site {
  /** A copy of the content. */
  contentFolder: string;
  /** The guide's origin. */
  url: string;
  stop(): Promise<void>;
}

/** A desk and the site that it changes. */
interface OwnDesk {
  site: Site;
  /** The desk's origin. */
  origin: string;
  /** What its start has printed: where it is, and the first invitation. */
  invitation: string;
  stop(): Promise<void>;
}

/** Starts the desk of short content, as `./guide desk` does, and the guide if somebody visits it. */
async function startDesk(hasVisitors: boolean): Promise<OwnDesk> {
  const site = hasVisitors
    ? await startGuide({ BROTLI_QUALITY: '1' }, { prepare })
    : await makeSite();
  await copyMeasurements(join(site.contentFolder, '../.cache', MEASURED_FOLDER));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const desk = spawn(process.execPath, ['src/desk/main.ts'], {
    env: {
      ...process.env,
      ...{ CONTENT_DIR: site.contentFolder, SITE_URL: site.url },
      ...{ DESK_PORT: String(port), DESK_ORIGIN: origin },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const invitation = await new Promise<string>((resolve, reject) => {
    desk.once('exit', (code) => reject(new Error(`The desk exited with ${code}.`)));
    createInterface({ input: desk.stdout }).on('line', (line) => {
      if (line.includes('/welcome#')) resolve(line.trim());
    });
  });
  return {
    site,
    origin,
    invitation,
    stop: async () => {
      desk.kill('SIGTERM');
      if (desk.exitCode === null) await once(desk, 'exit');
      await site.stop();
    },
  };
}

/** Short content, which no guide serves. */
async function makeSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'));
  const contentFolder = join(folder, 'content');
  await cp('content', contentFolder, { recursive: true });
  await prepare(contentFolder);
  const stop = () => rm(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 50 });
  return { contentFolder, url: SITE_URL, stop };
}

/** Short content that nobody has saved just now. */
async function prepare(contentFolder: string): Promise<void> {
  await shortenContent(contentFolder);
  for (const name of await readdir(contentFolder, { recursive: true }))
    await utimes(join(contentFolder, name), 1, 1);
}

/** A telephone with a sensor that always knows its owner. */
export async function openPhone(
  browser: Browser,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    colorScheme,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { context, page };
}

/** A desk, and a phone. */
export interface OpenedDesk {
  desk: OwnDesk;
  browser: Browser;
  page: Page;
  thumb: Thumb;
  close: () => Promise<void>;
}

/**
 * A desk and a phone for the tests of a file, which calls it in `beforeAll` and returns `close`. If
 * tests visit the guide, it is started, too; most look at the files that it would serve.
 */
export async function openDesk({ hasVisitors = false } = {}): Promise<OpenedDesk> {
  const [desk, browser] = await Promise.all([startDesk(hasVisitors), sharedBrowser()]);
  const { page } = await openPhone(browser);
  const close = async () => {
    for (const context of browser.contexts()) await context.close();
    await desk.stop();
  };
  return { desk, browser, page, thumb: new Thumb(page), close };
}

/** The same, with a phone on which Ruth is signed in. */
export async function openSignedInDesk(how?: { hasVisitors: boolean }): Promise<OpenedDesk> {
  const opened = await openDesk(how);
  await signIn(opened.page, opened.desk);
  return opened;
}

/** A form comes after its heading; its button comes with its fields. */
export async function formOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
}

/** Makes the first key with the invitation of the desk's start. */
async function signIn(page: Page, { invitation }: OwnDesk): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel('What are you called?').fill('Ruth');
  await page.getByRole('button', { name: 'Make my key' }).tap();
  await page.getByRole('heading', { name: 'What changes, Ruth?' }).waitFor();
}

/** Taps and types as a person would, and counts. */
export class Thumb {
  readonly #page: Page;
  taps = 0;
  keys = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(role: 'link' | 'button' | 'radio' | 'checkbox', name: string | RegExp): Promise<void> {
    this.taps += 1;
    await this.#page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .tap();
  }

  async unfold(summary: string): Promise<void> {
    this.taps += 1;
    await this.#page.locator('summary', { hasText: summary }).first().tap();
  }

  /** Taps a field, unless the desk has put the cursor there, and types in place of what it holds. */
  async type(label: string | RegExp, words: string, isReady = false): Promise<void> {
    const field = this.#page.getByLabel(label).first();
    if (!isReady) {
      this.taps += 1;
      await field.tap();
    }
    this.keys += words.length;
    await field.fill(words);
  }

  /** "4 taps, 30 keys", and starts the count again. */
  counted(): string {
    const words = `${this.taps} taps, ${this.keys} keys`;
    [this.taps, this.keys] = [0, 0];
    return words;
  }
}
