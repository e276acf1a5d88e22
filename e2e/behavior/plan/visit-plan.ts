import type { Page } from 'playwright-core';
import { storedText } from '../../../src/features/saving/stored-plan.ts';
import { paths } from '../../../src/model/paths.ts';
import { visit } from '../../support/visit.ts';

/** An ISO date some weeks from today. */
export const day = (after: number) =>
  new Date(Date.now() + (60 + after) * 86_400_000).toISOString().slice(0, 10);

export const rows = (page: Page) => page.locator('.plan-row h3');

/** The label of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** What each day of the plan shows: its heading, and the names on it. */
export const plan = (page: Page) =>
  page
    .locator('.plan-day')
    .evaluateAll((sections) =>
      sections.map((section) =>
        [...section.querySelectorAll('h2, h3')].map(({ textContent }) => textContent),
      ),
    );

/** Visits /plan with these things saved, two on a day, one for sometime, and waits for their names. */
export async function visitWithPlan(page: Page, address: string = paths.plan): Promise<void> {
  const stored = storedText([
    { key: 'a3', day: day(0), order: 0, changes: 1 },
    { key: 'a9', day: day(0), order: 1, changes: 1, note: 'Bring "towels" & <snacks>' },
    { key: 'tfredericksburg', order: 0, changes: 1 },
  ]);
  await page.addInitScript((text) => {
    if (!localStorage.getItem('plan')) localStorage.setItem('plan', text);
  }, stored);
  await visit(page, address);
  await rows(page).getByText(BLUE_HOLE).waitFor();
}

export const BLUE_HOLE = 'Swim under the cypresses at Blue Hole';
export const HAMILTON_POOL = 'Walk down to Hamilton Pool';
