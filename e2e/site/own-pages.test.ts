import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/test.ts';
import { follow, visit } from '../support/visit.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an own page is a full load, is taken over without a mismatch, and comes back from the next page (decision 32)', async ({
  sharedPage: page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await visit(page, '/events');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  const loaded = page.waitForEvent('load');
  await page.locator('.notice').getByRole('link').click();
  await loaded;
  await heading(page, 'Privacy').waitFor();
  await visit(page, '/privacy');
  await follow(page, '/events');
  await page.goBack();
  await heading(page, 'Privacy').waitFor();
  expect(complaints).toEqual([]);
});

test('going back to an own page after the next page was reloaded loads it in full (decision 32)', async ({
  sharedPage: page,
}) => {
  await visit(page, '/terms');
  await follow(page, '/events');
  await page.reload();
  await heading(page, 'Events').waitFor();
  await page.goBack();
  await heading(page, 'Terms').waitFor();
  expect(new URL(page.url()).pathname).toBe('/terms');
});
