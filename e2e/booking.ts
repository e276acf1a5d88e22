import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { siteFacts } from './site-facts.ts';

/** What a booking control's accessible name ends with (decision 2). */
export const NEW_TAB = '(opens in a new tab)';

/**
 * Expects a real link to the external booking site, in a new tab, that says so (decision 2) and names
 * page and placement in `utm_content` for the owner's statistics (issue 3).
 */
export async function expectBookingLink(link: Locator, content: string): Promise<void> {
  expect(await link.count(), `one booking control for ${content}`).toBe(1);
  const { href, target, rel, text } = await link.evaluate((anchor: HTMLAnchorElement) => ({
    href: anchor.href,
    target: anchor.target,
    rel: anchor.relList.contains('noopener'),
    text: anchor.textContent,
  }));
  const { searchParams, origin } = new URL(href);
  expect([origin, target, rel]).toEqual([new URL(siteFacts.bookingUrl).origin, '_blank', true]);
  expect(text).toContain(NEW_TAB);
  expect(searchParams.get('utm_content')).toBe(content);
}
