import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { arriveWith, holdBack, QUIET_PATH } from '../support/arrive-with.ts';
import { pageHeading } from '../support/locators.ts';
import { test } from '../support/test.ts';
import { follow, visit } from '../support/visit.ts';

/** Lists with their own layout, grouped into visits in which each one makes a first call. */
const firstCalls = [
  {
    '/things-to-do': '/api/activities',
    '/destinations': '/api/destinations',
    '/events': '/api/events',
  },
  { '/wine-spirits': '/api/activities' },
];

test('§4 States: placeholders give way to the loaded content, which starts in the same place', async ({
  sharedPage: page,
}) => {
  for (const calls of firstCalls) {
    await visit(page, QUIET_PATH);
    for (const [path, apiPath] of Object.entries(calls)) {
      const release = await holdBack(page, ({ pathname }) => pathname === apiPath);
      await follow(page, path);
      await pageHeading(page, 'One moment…').waitFor({ state: 'detached' });
      const before = await placeOf(placeholders(page).first());
      release();
      expect([path, await placeOf(page.getByRole('main').getByRole('article').first())]).toEqual([
        path,
        before,
      ]);
      await expect.poll(() => placeholders(page).count()).toBe(0);
      await page.unrouteAll();
    }
  }
});

test('§4 States: on a slow network a placeholder appears at once while a page’s code loads', async ({
  sharedPage: page,
}) => {
  await visit(page, QUIET_PATH);
  const release = await holdBack(page, ({ pathname }) => pathname.startsWith('/assets/'));
  await follow(page, '/events');
  await placeholders(page).first().waitFor();
  expect(await pageHeading(page, 'One moment…').count()).toBe(1);
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  release();
  await pageHeading(page, 'Events').waitFor();
});

test('a list or a post that the browser could not load appears after a click on "Try again"', async ({
  sharedPage: page,
}) => {
  for (const [path, apiPath] of [
    ['/events', '/api/events'],
    ['/blog/1', '/api/blog/1'],
  ] as const) {
    await arriveWith(page, path, { [apiPath]: 'no connection' });
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText('Failed to fetch').waitFor();
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('article').first().waitFor();
  }
});

test('an error message as long as a gateway’s whole page scrolls in its own box, and "Try again" stays in view', async ({
  sharedPage: page,
}) => {
  await arriveWith(page, '/events', {
    '/api/events': { status: 502, body: '<p>Bad gateway</p> '.repeat(6000) },
  });
  const alert = page.getByRole('main').getByRole('alert');
  await alert.waitFor();
  expect((await alert.boundingBox())?.height).toBeLessThan(600);
  const message = alert.getByText('502:');
  expect(
    await message.evaluate((box) => box.scrollHeight > box.clientHeight && box.tabIndex === 0),
  ).toBe(true);
});

test('markup in a failed answer is shown as text, and none of it runs', async ({
  sharedPage: page,
}) => {
  const body = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await arriveWith(page, '/events', {
    '/api/events': { status: 500, contentType: 'text/html', body },
  });
  await page.getByRole('alert').getByText(`500: ${body}`).waitFor();
  expect(await page.getByRole('alert').locator('[src="x"], script').count()).toBe(0);
  expect(await page.title()).toMatch(/^Events \|/);
});

/** The element's position and width. */
async function placeOf(element: Locator) {
  await element.waitFor();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on the page.`);
  // A month's only event is as wide as the page.
  return { x: box.x, y: box.y };
}

function placeholders(page: Page) {
  return page.locator('#main [data-placeholder]');
}
