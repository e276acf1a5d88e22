import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { pathOfEachKind } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { showState } from '../visual/list-states.ts';

test.for(pathOfEachKind)(
  'in forced colors every button, badge and card of %s keeps an edge',
  async (path, { sharedPage: page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    expect(
      await edgeless(page, '.button, .badge, .card, .event-card, .question, .social, .hero-arrow'),
    ).toEqual([]);
  },
);

test.for([
  { width: 1280, button: 'Things to Do' },
  { width: 360, button: 'Menu' },
])(
  'in forced colors the open menu keeps an edge at $width px',
  async ({ width, button }, { sharedPage: page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width, height: 740 });
    await visit(page, paths.home);
    await page.getByRole('button', { name: button }).click();
    // Its top edge is the header's.
    expect(await edgeless(page, ':popover-open', 'bottom')).toEqual([]);
  },
);

/**
 * The visible elements matching `selector` whose edge can't be seen. Throws if no visible element
 * matches.
 */
function edgeless(page: Page, selector: string, side: 'top' | 'bottom' = 'top'): Promise<string[]> {
  return page.evaluate(
    ([selector, side]) => {
      const visible = [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility(),
      );
      if (visible.length === 0) throw new Error(`There is no visible ${selector}.`);
      return visible
        .filter((element) => {
          const style = getComputedStyle(element);
          const border = (property: string) => style.getPropertyValue(`border-${side}-${property}`);
          return (
            border('style') === 'none' ||
            Number.parseFloat(border('width')) < 1 ||
            border('color') === style.backgroundColor
          );
        })
        .map((element) => element.outerHTML.slice(0, 100));
    },
    [selector, side] as const,
  );
}

test('in forced colors the navigation marks the current page with more than a color', async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.events);
  const lines = await page
    .locator('.nav-wide > a')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent, getComputedStyle(link).textDecorationLine]),
    );
  expect(lines).toEqual([
    ['Home', 'none'],
    ['Destinations', 'none'],
    ['Events', 'underline'],
    ['Blog', 'none'],
  ]);
});

test('in forced colors the icons have the color of their text', async ({ sharedPage: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, paths.home);
  const icons = await page.locator('svg.icon').evaluateAll((all) =>
    all.map((icon) => ({
      html: icon.parentElement?.outerHTML.slice(0, 100),
      line: getComputedStyle(icon).stroke,
      text: icon.parentElement && getComputedStyle(icon.parentElement).color,
    })),
  );
  expect(icons.length).toBeGreaterThan(10);
  expect(icons.filter(({ line, text }) => line !== text)).toEqual([]);
});

test('with reduced motion nothing moves: not while data loads, not between pages, not while scrolling to a section', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showState(page, paths.thingsToDo, 'loading');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Scroll down' }).click();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        return (
          Number.parseFloat(transitionDuration) > 0 ||
          animationName !== 'none' ||
          scrollBehavior === 'smooth'
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(moving).toEqual([]);
});

test('without reduced motion, placeholders pulse', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await showState(page, paths.thingsToDo, 'loading');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});
