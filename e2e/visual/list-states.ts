import type { Page } from 'playwright-core';
import { paths } from '../../src/model/paths.ts';
import { follow, visit } from '../support/visit.ts';

/** What a data-driven page shows while its data is missing (specification section 4). */
export type ListState = 'loading' | 'empty' | 'error';

export const listStates: readonly ListState[] = ['loading', 'empty', 'error'];

/** A page that makes no API calls, so every other page starts without data. */
const START = paths.destination('austin');

/** The pages that have to call the API when a visitor comes from another page. */
export const dataDrivenPaths: readonly string[] = [
  paths.home,
  paths.thingsToDo,
  paths.category('wine-spirits'),
  paths.destinations,
  paths.events,
  paths.blog,
  paths.post(1),
];

/**
 * Takes `page`, whose context has a base URL, to `path` by client navigation, with every answer
 * from the API held back, empty or failed.
 */
export async function showState(page: Page, path: string, state: ListState): Promise<void> {
  await startState(page, state);
  await goOnInState(page, path, state);
}

/** Loads a page without data; from then on, every answer from the API is held back, empty or failed. */
export async function startState(page: Page, state: ListState): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await visit(page, START);
  await page.route('**/api/**', (route) => {
    if (state === 'error') return route.fulfill({ status: 503, body: 'The well is dry' });
    if (state === 'empty')
      return route.fulfill({ json: /\/blog\/\d/.test(route.request().url()) ? null : [] });
    return undefined;
  });
}

/** After `startState`: goes to `path` by client navigation, and waits until it shows the state. */
export async function goOnInState(page: Page, path: string, state: ListState): Promise<void> {
  await follow(page, path);
  await page.locator('#main h1, #main [aria-busy="true"], #main [role="alert"]').first().waitFor();
  if (state === 'loading') await page.locator('#main [data-placeholder]').first().waitFor();
  else
    await page.waitForFunction(() => document.querySelector('#main [data-placeholder]') === null);
}
