import { expect } from 'vitest';
import { dataDrivenPaths, listStates, showState } from '../looks/list-states.ts';
import { test } from '../support/test.ts';
import { contrastViolations, violations } from './axe.ts';

test.for(dataDrivenPaths)(
  'axe finds nothing on %s while it loads, when it is empty and when it has failed',
  async (path, { sharedPage: page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    for (const state of listStates) {
      await showState(page, path, state);
      // The header and the footer are the same in all states.
      const part = state === 'loading' ? 'html' : 'main';
      expect(await violations(page, part), state).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await contrastViolations(page, 'main'), `${state}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  },
);
