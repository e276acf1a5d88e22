import type { TestProject } from 'vitest/node';
import { ensureDeskBuilt } from '../../tools/build/build.ts';
import { ensureBrowser } from '../../tools/programs/browser.ts';
import { startGuide } from './guide.ts';
import { setup as measurePictures } from './measured-pictures.ts';
import { setup as shareBuild } from './share-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the server that all of the project's tests visit. */
    guideUrl: string;
  }
}

/**
 * Vitest's global setup: one server, built if necessary, for all browser tests that change no
 * content, the desk's pages, and a browser installed on the machine.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBrowser();
  await shareBuild();
  await ensureDeskBuilt();
  await measurePictures();
  const guide = await startGuide();
  project.provide('guideUrl', guide.url);
  return guide.stop;
}
