import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths, WORKER_ADDRESS } from '../../../src/model/paths.ts';
import { test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { keepGuide, notice, onPhone } from './kept-guide.ts';

/** What a server of the build before sends: its service worker has other bytes. */
const before: ConnectionOptions = {
  changed: [WORKER_ADDRESS],
  change: (_, body) => `${body};self.isOlder=true;`,
};

/** Whether a worker is at work, and whether another one waits for the tabs to close. */
function workersOf(page: Page): Promise<{ active: boolean; waiting: boolean }> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { active: Boolean(registration?.active), waiting: Boolean(registration?.waiting) };
  });
}

/**
 * The same, in a tab of its own that is closed again: a tab that is open keeps the worker before. A tab
 * may get no answer if it opens while that worker is being ended; undefined then, and the next one does.
 */
async function workersInNewTab(context: BrowserContext): Promise<object | undefined> {
  const page = await context.newPage();
  const workers = visit(page, paths.events).then(() => workersOf(page));
  try {
    return await Promise.race([workers, setTimeout(20_000, undefined, { ref: false })]);
  } finally {
    await page.close();
  }
}

test('the worker of the build before stays until its tabs are closed, and shows the kept guide', async ({
  browser,
  guide,
}) => {
  const connection = await Connection.to(guide, before);
  await onPhone(browser, connection, async (page, context) => {
    await keepGuide(page);
    await connection.leadTo(guide);
    await visit(page, paths.home);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => workersOf(page)).toEqual({ active: true, waiting: true });
    await context.setOffline(true);
    await visit(page, paths.stay);
    await notice(page).getByText('No signal.').waitFor();
    await context.setOffline(false);
    await page.close();
    await expect.poll(() => workersInNewTab(context)).toEqual({ active: true, waiting: false });
    await connection.cut();
    const next = await context.newPage();
    await visit(next, paths.plan);
    await notice(next).getByText('No signal.').waitFor();
  });
  await connection.close();
});
