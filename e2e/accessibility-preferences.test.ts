import { expect } from 'vitest';
import { paths } from '../src/site/paths.ts';
import { showState } from './list-states.ts';
import { everyPath } from './pages.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.for(everyPath)('in forced colours every button, badge, card and menu of %s keeps an edge', async (path, { page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, path);
  const edgeless = await page.evaluate(() =>
    [...document.querySelectorAll('.button, .badge, .card, .event-card, .question, .social, .hero-arrow')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1 || borderTopColor === backgroundColor;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(edgeless).toEqual([]);
});

test('in forced colours the page that one is on is marked in the navigation by more than a colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, paths.events);
  const lines = await page
    .locator('.nav-wide > a')
    .evaluateAll((links) => links.map((link) => [link.textContent, getComputedStyle(link).textDecorationLine]));
  expect(lines).toEqual([
    ['Home', 'none'],
    ['Destinations', 'none'],
    ['Events', 'underline'],
    ['Blog', 'none'],
  ]);
});

test('in forced colours the icons have the colour of their text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, paths.home);
  const invisible = await page.evaluate(() =>
    [...document.querySelectorAll('svg[stroke="currentColor"]')]
      .filter((icon) => icon.parentElement && getComputedStyle(icon).stroke !== getComputedStyle(icon.parentElement).color)
      .map((icon) => icon.parentElement?.outerHTML.slice(0, 100)),
  );
  expect(invisible).toEqual([]);
});

test('with reduced motion nothing moves: not while data loads, not from page to page, not on the way to a section', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('A view transition started.');
    };
  });
  await showState(page, paths.thingsToDo, 'loading');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Scroll down' }).click();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        return Number.parseFloat(transitionDuration) > 0 || animationName !== 'none' || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(moving).toEqual([]);
});

test('without that preference placeholders breathe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await showState(page, paths.thingsToDo, 'loading');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});
