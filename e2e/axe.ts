import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everything that axe finds wrong on the page as it stands, a line each: rule, element, remedy. */
export async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  return describe(violations);
}

/** The contrast of all text alone: what a colour scheme can change. */
export async function contrastViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return describe(violations);
}

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

function describe(found: Found): string[] {
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
