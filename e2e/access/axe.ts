import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Half as long to send and to parse as `axe.source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Media are not loaded for axe: the guide has none. Of what is in order axe need not say where. */
const QUICK: RunOptions = { resultTypes: ['violations'], preload: false };

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everything that axe finds wrong on the page as it stands, a line each: rule, element, remedy. */
export function violations(page: Page): Promise<string[]> {
  return run(page, { ...QUICK, runOnly: { type: 'tag', values: STANDARDS } });
}

/** The contrast of all text alone: what a color scheme can change. */
export function contrastViolations(page: Page): Promise<string[]> {
  return run(page, { ...QUICK, runOnly: { type: 'rule', values: ['color-contrast'] } });
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  // Axe stays in the document until the page is loaded again; to put it there takes longer than to
  // run it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (options) => window.axe.run(document, options),
    options,
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
