import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser } from '../../e2e/support/chromium.ts';
import { CONTROLS } from '../../e2e/support/touch-controls.ts';
import { inFreshPage, visit } from '../../e2e/support/visit.ts';
import { storedText } from '../../src/features/saving/stored-plan.ts';
import { paths } from '../../src/model/paths.ts';
import { median } from '../median.ts';
import { startWarmGuide } from '../servers.ts';
import { PHONE, SETTLED, slowDown, slowestOf, tap } from '../slow-taps.ts';
import { tripleContent } from './tripled-content.ts';

/** A kind of control, and the milliseconds from a finger or a key to the next paint; 0 if under 16. */
export interface ControlTime {
  page: string;
  control: string;
  time: number;
}

/** Of all kinds, in milliseconds. */
export const CONTROL_LIMITS = { median: 100, most: 200 };

/** What takes longer than the limit is measured so often, so that one busy moment counts for nothing. */
const ROUNDS = 3;

const PAGES = [
  paths.events,
  `${paths.search}#q=swimming`,
  `${paths.stay}#2027-04-16/2027-04-20`,
  paths.plan,
  paths.cabins,
];

/** Saved things: places, events and towns on three days. */
const PLAN = storedText(
  ['a1', 'a2', 'a3', 'a9', 'a12', 'e18', 'e3', 'tfredericksburg', 'twimberley'].map((key, at) => ({
    key,
    day: `2027-04-${16 + (at % 3)}`,
    order: at,
    changes: 1,
  })),
);

const SHOWN = `:is(main, header) :is(${CONTROLS})`;

/**
 * Uses a control of each kind on five pages of a guide with three times today's content, on a phone
 * with a processor six times slower.
 */
export async function measureControls(): Promise<ControlTime[]> {
  const folder = await mkdtemp(join(tmpdir(), 'controls-'));
  await tripleContent(join(folder, 'content'));
  const guide = await startWarmGuide(
    PAGES.map((page) => page.replace(/#.*/, '')),
    { CONTENT_DIR: join(folder, 'content') },
  );
  const browser = await openBrowser();
  const times: ControlTime[] = [];
  for (const address of PAGES) {
    const kinds = await onPage(browser, guide.url, address, (page) =>
      page.evaluate(kindsOf, SHOWN),
    );
    for (const { at, control } of kinds) {
      const rounds: number[] = [];
      do
        rounds.push(
          await onPage(browser, guide.url, address, async (page) => {
            await slowDown(page);
            return await slowestOf(page, { on: () => page.locator(SHOWN).nth(at), does: use });
          }),
        );
      while (median(rounds) > CONTROL_LIMITS.most && rounds.length < ROUNDS);
      times.push({ page: address, control, time: median(rounds) });
      process.stderr.write(`${JSON.stringify(times.at(-1))}\n`);
    }
  }
  await browser.close();
  await guide.stop();
  await rm(folder, { recursive: true });
  return times;
}

function onPage<Result>(
  browser: Browser,
  baseURL: string,
  address: string,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  return inFreshPage(browser, { baseURL, ...PHONE }, async (page) => {
    await page.addInitScript((text) => localStorage.setItem('plan', text), PLAN);
    await visit(page, address);
    await page.waitForTimeout(SETTLED);
    return await look(page);
  });
}

/** As a visitor does: a key for a field or a choice, a finger for the rest. */
async function use(control: Locator): Promise<void> {
  const kind = await control.evaluate((element) =>
    element.matches('select, [type=date], [type=number]')
      ? 'ArrowDown'
      : element.matches('input:not([type=checkbox], [type=radio])') && 'b',
  );
  if (kind) await control.press(kind);
  else await tap(control);
}

/** Runs in the page, so it's one function: the first of each kind in sight, by its place among all. */
function kindsOf(shown: string): { at: number; control: string }[] {
  const kinds = new Map<string, number>();
  for (const [at, control] of document.querySelectorAll<HTMLElement>(shown).entries()) {
    const { left, right, width, height } = control.getBoundingClientRect();
    const href = control.getAttribute('href');
    const leads = href === null ? '' : new URL(href, location.href);
    // Who leaves for another site, a telephone or a place within a page isn't here any longer.
    if (leads !== '' && (leads.origin !== location.origin || leads.hash !== '')) continue;
    if (!control.checkVisibility({ visibilityProperty: true }) || width * height < 9) continue;
    if (left < 0 || right > innerWidth || control.matches(':disabled')) continue;
    const kind = [
      control.localName,
      control.getAttribute('type'),
      control.getAttribute('class'),
      leads === '' ? control.dataset.step : `to /${leads.pathname.split('/')[1]}`,
    ]
      .filter(Boolean)
      .join(' ');
    if (!kinds.has(kind)) kinds.set(kind, at);
  }
  return [...kinds].map(([control, at]) => ({ at, control }));
}
