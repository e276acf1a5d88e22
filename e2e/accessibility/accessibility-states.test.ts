import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { testWithoutPictures as base } from '../support/test.ts';
import {
  dataDrivenPaths,
  goOnInState,
  type ListState,
  listStates,
  startState,
} from '../visual/list-states.ts';
import { contrastViolations, violations } from './axe.ts';

/**
 * What axe finds on each page in all states, for all tests. One document per state shows all pages:
 * they look the same whatever page the visitor came from (styles.test.ts), and axe is loaded once.
 */
const test = base.extend(
  'findings',
  { scope: 'file' },
  async ({ warmPage }): Promise<Map<string, string[]>> => {
    const findings = new Map(dataDrivenPaths.map((path) => [path, [] as string[]]));
    let current: string[] = [];
    warmPage.on('pageerror', (error) => current.push(`uncaught: ${error.message}`));
    await warmPage.setViewportSize({ width: 360, height: 900 });
    for (const state of listStates) {
      await startState(warmPage, state);
      for (const [path, found] of findings) {
        current = found;
        await goOnInState(warmPage, path, state);
        found.push(...(await findIn(warmPage, state)));
      }
    }
    return findings;
  },
);

test.for(dataDrivenPaths)(
  'axe finds nothing on %s while it loads, when it is empty and when it has failed',
  (path, { findings }) => {
    expect(findings.get(path)).toEqual([]);
  },
);

async function findIn(page: Page, state: ListState): Promise<string[]> {
  // The header and the footer are the same in all states.
  const part = state === 'loading' ? 'html' : 'main';
  const light = await violations(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await contrastViolations(page, 'main');
  await page.emulateMedia({ colorScheme: 'light' });
  return [
    ...light.map((found) => `${state}: ${found}`),
    ...dark.map((found) => `${state}, dark: ${found}`),
  ];
}
