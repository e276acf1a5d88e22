import { appendFile, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../../src/model/paths.ts';
import { startGuide } from '../../support/guide.ts';
import { shortenContent } from '../../support/small-content.ts';
import { test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';
import { keepGuide, notice, onPhone, restart } from './kept-guide.ts';

/** A copy of the built project whose service worker has other bytes. Returns its folder. */
async function projectWithOlderWorker(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'older-'));
  await mkdir(join(folder, 'dist'));
  await cp('dist', join(folder, 'dist'), { recursive: true });
  for (const name of ['content', 'node_modules', 'package.json'])
    await symlink(resolve(name), join(folder, name));
  await appendFile(join(folder, 'dist/client/sw.js'), ';self.isOlder=true;');
  return folder;
}

/** Whether a worker is at work, and whether another one waits for the tabs to close. */
function workersOf(page: Page): Promise<{ active: boolean; waiting: boolean }> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { active: Boolean(registration?.active), waiting: Boolean(registration?.waiting) };
  });
}

test('the worker of the build before stays until its tabs are closed, and shows the kept guide', async ({
  browser,
}) => {
  const folder = await projectWithOlderWorker();
  const older = await startGuide({}, { project: folder, prepare: shortenContent });
  await onPhone(browser, older, async (page, context) => {
    await keepGuide(page);
    await older.stop();
    const newer = await restart(older, {});
    await visit(page, paths.home);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => workersOf(page)).toEqual({ active: true, waiting: true });
    await context.setOffline(true);
    await visit(page, paths.stay);
    await notice(page).getByText('No signal.').waitFor();
    await context.setOffline(false);
    await page.close();
    const next = await context.newPage();
    await expect
      .poll(async () => {
        await visit(next, paths.events);
        return workersOf(next);
      })
      .toEqual({ active: true, waiting: false });
    await newer.stop();
    await visit(next, paths.plan);
    await notice(next).getByText('No signal.').waitFor();
  });
  await rm(folder, { recursive: true });
});
