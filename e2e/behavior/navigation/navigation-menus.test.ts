import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { testWithoutPainting as test } from '../../support/test.ts';
import { follow, visit } from '../../support/visit.ts';

interface MenuCase {
  width: number;
  button: string;
  menu: string;
}

/** The dropdown of wide screens and the menu of narrow ones (specification section 2, "Header"). */
const menus: MenuCase[] = [
  { width: 1280, button: 'Things to Do', menu: '.dropdown' },
  { width: 390, button: 'Menu', menu: '#menu' },
];

test('menus: a click on a link closes the menu and shows the page', async ({
  sharedPage: page,
}) => {
  for (const menuCase of menus) {
    const { menu } = await openMenu(page, menuCase);
    await menu.getByRole('link', { name: 'Culture' }).click();
    await page.getByRole('heading', { level: 1, name: 'Culture & Heritage' }).waitFor();
    expect([menuCase.menu, await menu.isVisible()]).toEqual([menuCase.menu, false]);
  }
});

test('menus: a link to a part of the page that is shown closes the menu and leads there', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#menu');
  await menu.getByRole('link', { name: 'Keep this guide on your phone' }).click();
  expect(await menu.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('keep');
});

test('menus: Escape closes the menu, and focus returns to its button', async ({
  sharedPage: page,
}) => {
  for (const menuCase of menus) {
    const { menu, button } = await openMenu(page, menuCase);
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    expect([menuCase.menu, await menu.isVisible()]).toEqual([menuCase.menu, false]);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test('menus: a click outside closes the menu', async ({ sharedPage: page }) => {
  for (const menuCase of menus) {
    const { menu } = await openMenu(page, menuCase);
    await page.mouse.click(5, 790);
    await expect.poll(() => menu.isVisible()).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

test('menus: assistive technology is told whether the menu is open', async ({
  sharedPage: page,
}) => {
  for (const menuCase of menus) {
    const { menu, button } = await openMenu(page, menuCase);
    const id = await menu.getAttribute('id');
    expect(await isExpanded(page, `[popovertarget="${id}"]`)).toBe(true);
    await button.click();
    await expect.poll(() => isExpanded(page, `[popovertarget="${id}"]`)).toBe(false);
  }
});

test('menus: the keyboard alone can open the menu, move through its links and follow one', async ({
  sharedPage: page,
}) => {
  for (const menuCase of menus) {
    const { menu, button } = menuOf(page, menuCase);
    await showHome(page, menuCase);
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await menu.isVisible()).toBe(true);
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return page.evaluate(() => document.activeElement?.textContent);
      })
      .toBe('Dining');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Dining & Cuisine' }).waitFor();
    expect(await menu.isVisible()).toBe(false);
  }
});

function menuOf(page: Page, { button, menu }: MenuCase) {
  return {
    menu: page.locator(menu),
    button: page.getByRole('button', { name: button, exact: true }),
  };
}

/** Shows the home page at the menu's width; one load is enough for all widths. */
async function showHome(page: Page, { width }: MenuCase): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  if (page.url() === 'about:blank') await visit(page, '/');
  else await follow(page, '/');
}

async function openMenu(page: Page, menuCase: MenuCase) {
  await showHome(page, menuCase);
  const { menu, button } = menuOf(page, menuCase);
  await button.click();
  expect(await menu.isVisible()).toBe(true);
  return { menu, button };
}

/** What the browser tells assistive technology: for popovers, it does so without an attribute. */
async function isExpanded(page: Page, selector: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const expression = `document.querySelector(${JSON.stringify(selector)})`;
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  await session.detach();
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}
