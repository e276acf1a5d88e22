import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../../tools/programs/browser.ts';
import { startGuide } from './guide.ts';
import { setup as shareBuild } from './share-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the one guide that all tests of the project visit. */
    guideUrl: string;
  }
}

/**
 * Vitest's global setup: one server for all browser tests that change no content, built if need be,
 * and a browser on the machine.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBrowser();
  await shareBuild();
  const guide = await startGuide();
  project.provide('guideUrl', guide.url);
  return guide.stop;
}
