import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { QUIET_PATH } from '../../support/arrive-with.ts';
import { mainLink } from '../../support/locators.ts';
import { test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

test('navigation: a page’s code and data are fetched once, as soon as the pointer is on its link', async ({
  sharedPage: page,
}) => {
  await visit(page, QUIET_PATH);
  const requests = requestedPaths(page);
  await mainLink(page, 'Events').hover();
  const fetched = ['/api/events', expect.stringMatching(/^\/assets\/EventsPage/)];
  await expect.poll(() => requests.filter(isApiOrPage).sort()).toEqual(fetched);
  await mainLink(page, 'Events').click();
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(requests.filter(isApiOrPage).sort()).toEqual(fetched);
});

test('navigation: keyboard focus and a touch prefetch a page too', async ({ sharedPage: page }) => {
  await visit(page, QUIET_PATH);
  const requests = requestedPaths(page);
  await mainLink(page, 'Events').focus();
  await expect.poll(() => requests).toContain('/api/events');
  await mainLink(page, 'Blog').dispatchEvent('touchstart');
  await expect.poll(() => requests).toContain('/api/blog');
});

test('navigation: a failed prefetch is not retried, neither on hover nor on click', async ({
  sharedPage: page,
}) => {
  await visit(page, QUIET_PATH);
  const calls: string[] = [];
  await page.route('**/api/events', async (route) => {
    calls.push(route.request().url());
    await route.fulfill({ status: 500, body: 'boom' });
  });
  const failed = page.waitForResponse('**/api/events');
  await mainLink(page, 'Events').hover();
  await failed;
  await mainLink(page, 'Blog').hover();
  await mainLink(page, 'Events').hover();
  await mainLink(page, 'Events').click();
  await page.getByRole('alert').getByText('500: boom').waitFor();
  expect(calls).toHaveLength(1);
  await page.unroute('**/api/events');
  await mainLink(page, 'Home').click();
  await mainLink(page, 'Events').click();
  await page.getByRole('main').getByRole('article').first().waitFor();
});

function requestedPaths(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}

function isApiOrPage(path: string): boolean {
  return path.startsWith('/api/') || /^\/assets\/\w+Page-/.test(path);
}
