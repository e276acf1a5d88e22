import type { Page } from 'playwright-core';
import { openBrowser } from '../e2e/support/chromium.ts';
import { inFreshPage, visit } from '../e2e/support/visit.ts';
import { planLink } from '../src/features/plan/link/plan-link.ts';
import type { PlanFacts } from '../src/features/plan/plan-facts.ts';
import { MOST_ITEMS, type Plan } from '../src/features/saving/plan.ts';
import { storedText } from '../src/features/saving/stored-plan.ts';
import { PLAN_ADDRESS, paths } from '../src/model/paths.ts';
import { rawAnswer, startWarmGuide } from './servers.ts';
import {
  PHONE,
  SETTLED,
  slowDown,
  slowestOf,
  type Tap,
  type TapFigures,
  tapFigures,
} from './slow-taps.ts';

/** So long may it take from a tap on a full plan to the next paint, in milliseconds. */
export const PLAN_TAP_LIMIT = 200;

/** Each in a fresh browser context: a busy machine is no part of the figures. */
const ROUNDS = 5;

/** A week in July: swims, festivals, and much that isn't in season. */
const DAYS = [10, 11, 12, 13, 14, 15, 16].map((date) => `2027-07-${date}`);

/** Changes a full plan, and merges another's, on a phone with a processor six times slower. */
export async function measurePlan(): Promise<TapFigures> {
  const guide = await startWarmGuide([paths.plan]);
  const answer = await rawAnswer(guide.url + PLAN_ADDRESS, 'identity');
  const plan = fullPlan(JSON.parse(answer.body.toString()) as PlanFacts[]);
  const browser = await openBrowser();
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(
      await inFreshPage(browser, { baseURL: guide.url, ...PHONE }, (page) =>
        measureOnePage(page, plan),
      ),
    );
  await browser.close();
  await guide.stop();
  return tapFigures(rounds);
}

/** As much as a plan has room for, of all kinds. */
function fullPlan(facts: readonly PlanFacts[]): Plan {
  const apart = Math.floor(facts.length / MOST_ITEMS);
  return facts
    .filter((_, at) => at % apart === 0)
    .slice(0, MOST_ITEMS)
    .map(({ key, title }, at) => ({
      key,
      title,
      day: DAYS[at % DAYS.length],
      order: Math.floor(at / DAYS.length),
      changes: 1,
    }));
}

/** What the other one has made of it: every third thing on another day, and a note. */
function otherPlan(plan: Plan): Plan {
  return plan.map((item, at) =>
    at % 3 === 0 ? { ...item, day: DAYS[0], note: 'At noon', changes: 3, agreed: 1 } : item,
  );
}

async function measureOnePage(page: Page, plan: Plan): Promise<number[]> {
  await page.addInitScript((text) => localStorage.setItem('plan', text), storedText(plan));
  await visit(page, paths.plan);
  await page.getByText('Sunrise').first().waitFor();
  await page.locator('.plan-more').evaluateAll((folds: HTMLDetailsElement[], rows) => {
    for (const [at, fold] of folds.entries()) fold.open = rows.includes(at);
  }, OPEN_ROWS);
  await page.waitForTimeout(SETTLED);
  const made = planLink(new URL(page.url()).origin + paths.plan, otherPlan(plan), true);
  if (!('link' in made)) throw new Error('The notes of the other plan are too long');
  // Both as messages bring them: as a link on the page.
  await page.evaluate((link) => {
    const arrived = Object.assign(document.createElement('a'), { href: link, id: 'arrived' });
    arrived.textContent = 'Our plan';
    document.querySelector('.plan')?.prepend(arrived);
  }, made.link);
  await slowDown(page);
  const taps: number[] = [];
  for (const tap of TAPS) taps.push(await slowestOf(page, tap));
  // From here on with the map, which is below.
  await page.locator('.route-map').scrollIntoViewIfNeeded();
  await page.locator('.route-map a').first().waitFor();
  for (const tap of TAPS_WITH_MAP) taps.push(await slowestOf(page, tap));
  return taps;
}

/** The rows that are touched, and the one that comes in another's place. */
const OPEN_ROWS = [20, 21, 50];

const TAPS: readonly Tap[] = [
  { on: (page) => page.locator('.plan-tool[data-step="1"]').nth(20) },
  { on: (page) => page.locator('.plan-note').nth(20), does: (note) => note.press('b') },
  { on: (page) => page.locator('.plan-note').nth(20), does: (note) => note.press('y') },
  {
    on: (page) =>
      page
        .locator('.plan-row')
        .nth(20)
        .getByRole('button', { name: /^Take .* out$/ }),
  },
  { on: (page) => page.locator('.plan-undo') },
];

const TAPS_WITH_MAP: readonly Tap[] = [
  { on: (page) => page.locator('.plan-tool[data-step="-1"]').nth(50) },
  { on: (page) => page.locator('#arrived') },
  { on: (page) => page.locator('.plan-choices input').nth(5) },
  { on: (page) => page.getByRole('button', { name: 'Take what’s ticked' }) },
  { on: (page) => page.locator('.plan-messages button') },
];
