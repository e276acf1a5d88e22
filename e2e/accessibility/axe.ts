import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Takes half as long to send and parse as `axe.source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No preloading of media, because the guide has none, and no locations for what passes. */
const QUICK: RunOptions = { resultTypes: ['violations'], preload: false };

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All other rules read roles, names, values and structure, which are the same at every width. */
const LAYOUT = [
  'aria-hidden-focus',
  'empty-heading',
  'heading-order',
  'landmark-unique',
  'page-has-heading-one',
  'scrollable-region-focusable',
  'target-size',
];

/** Everything axe finds wrong with the page as it is, a line each: rule, element, fix. */
export function violations(page: Page, selector = 'html'): Promise<string[]> {
  return run(page, { ...QUICK, runOnly: { type: 'tag', values: STANDARDS } }, selector);
}

/** The same without text contrast, which takes as long as half of the other rules together. */
export function violationsButContrast(page: Page): Promise<string[]> {
  return run(page, {
    ...QUICK,
    runOnly: { type: 'tag', values: STANDARDS },
    rules: { 'color-contrast': { enabled: false } },
  });
}

/** What another width can change: where things are, how large they are, and what is hidden. */
export function layoutViolations(page: Page): Promise<string[]> {
  return run(page, { ...QUICK, runOnly: { type: 'rule', values: LAYOUT } });
}

/** Both, in one run, for what only a wide window shows. */
export function layoutAndContrastViolations(page: Page): Promise<string[]> {
  return run(page, { ...QUICK, runOnly: { type: 'rule', values: [...LAYOUT, 'color-contrast'] } });
}

/** Text contrast only: that's what a color scheme can change. */
export function contrastViolations(page: Page, selector = 'html'): Promise<string[]> {
  return run(page, { ...QUICK, runOnly: { type: 'rule', values: ['color-contrast'] } }, selector);
}

async function run(page: Page, options: RunOptions, selector = 'html'): Promise<string[]> {
  // axe stays in the document until the page is reloaded, and injecting it takes longer than
  // running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ([options, selector]) => window.axe.run(selector === 'html' ? document : selector, options),
    [options, selector] as const,
  );
  return describe(violations);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

function describe(found: AxeResults['violations']): string[] {
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
