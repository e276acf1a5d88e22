import { HtmlValidate } from 'html-validate/node';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { everyPage } from './pages.ts';
import { test } from './test.ts';
import { inFreshPage, visit } from './visit.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes: both spellings mean the same in HTML.
    'void-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    // A rule of CSS here: no telephone number breaks over two lines.
    'tel-non-breaking': 'off',
    // A post's title is as long as its writer likes.
    'long-title': 'off',
  },
});

test.for(everyPage)('the HTML of $path is valid', async ({ path, status }, { guide }) => {
  const response = await fetch(guide.url + path);
  expect(response.status).toBe(status);
  const { results } = await validator.validateString(await response.text());
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
  expect(found).toEqual([]);
});

test.for(everyPage)(
  '$path is complete without JavaScript: every text, link, picture and control',
  async ({ path }, { page, browser, guide }) => {
    await visit(page, path);
    const withScripts = await contentOf(page);
    const withoutScripts = await inFreshPage(browser, { javaScriptEnabled: false, baseURL: guide.url }, async (plainPage) => {
      await plainPage.goto(path);
      return contentOf(plainPage);
    });
    expect(withoutScripts).toEqual(withScripts);
    expect(withoutScripts.text.length).toBeGreaterThan(300);
  },
);

function contentOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(`.page ${selector}`)];
    return {
      text: document.querySelector('.page')?.textContent ?? '',
      links: all('a').map((link) => link.getAttribute('href')),
      pictures: all('img').map((image) => [image.getAttribute('src'), image.getAttribute('alt')]),
      controls: all('button, summary').map(({ textContent }) => textContent),
    };
  });
}

test('without JavaScript the menus open and close, and questions open independently', ({ browser, guide }) =>
  inFreshPage(browser, { javaScriptEnabled: false, baseURL: guide.url, viewport: { width: 360, height: 740 } }, async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await page.locator('#menu').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('#menu').isVisible()).toBe(false);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Things to Do' }).click();
    await page.locator('.dropdown').getByRole('link', { name: 'Culture' }).click();
    expect(new URL(page.url()).pathname).toBe('/culture');

    await page.goto('/');
    const questions = page.locator('details');
    await questions.nth(0).locator('summary').click();
    await questions.nth(2).locator('summary').click();
    expect(await page.locator('details[open]').count()).toBe(2);
    await questions.nth(0).locator('summary').click();
    expect(await page.locator('details[open]').count()).toBe(1);
  }));
