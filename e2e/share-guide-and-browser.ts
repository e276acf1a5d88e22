import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../tools/browser.mjs';
import { ensureBuilt } from '../tools/prepare.mjs';
import { openSharedBrowser } from './chromium.ts';
import { startGuide } from './guide.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the one guide that all tests of the project visit. */
    guideUrl: string;
    /** Where Playwright connects to the one browser that all tests of the project use. */
    browserEndpoint: string;
  }
}

/** Vitest's global setup: one server and one browser for all browser tests that change no content, installed and built if need be. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBrowser();
  ensureBuilt();
  const guide = await startGuide();
  const browser = await openSharedBrowser();
  project.provide('guideUrl', guide.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await Promise.all([guide.stop(), browser.close()]);
  };
}
