import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { showEverything, visit } from '../support/visit.ts';

test.for([
  { path: paths.events, most: 9 },
  { path: paths.thingsToDo, most: 8 },
  { path: paths.destinations, most: 5 },
  { path: paths.blog, most: 5 },
])(
  '$path fits on $most sheets of paper, with every word of it',
  async ({ path, most }, { sharedPage: page }) => {
    await visit(page, path);
    await showEverything(page);
    await page.emulateMedia({ media: 'print' });
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(most);
    const cut = await page
      .locator('main :is(.card, .event-card) p')
      .evaluateAll(
        (texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 4).length,
      );
    expect(cut).toBe(0);
  },
);

test('paper: closed questions have their answers', async ({ sharedPage: page }) => {
  await visit(page, paths.home);
  const questions = page.locator('details');
  const heights = () => questions.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.max(...(await heights()))).toBeLessThan(90);
  await page.emulateMedia({ media: 'print' });
  expect(Math.min(...(await heights()))).toBeGreaterThan(100);
});

test.for([
  paths.home,
  paths.contact,
  paths.search,
  paths.activity('enchanted-rock'),
  paths.post(3),
])('paper: %s has no controls, and the text in one column', async (path, { sharedPage: page }) => {
  await visit(page, path);
  await page.setViewportSize({ width: 695, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const shown = await page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => element.checkVisibility() && element.offsetHeight > 0,
    );
    const columns = (element: Element) =>
      getComputedStyle(element).gridTemplateColumns.split(' ').length;
    return {
      controls: seen.filter((one) => one.matches('button, input, select, textarea')).length,
      grids: seen.filter((one) => one.matches('.grid') && columns(one) > 1).length,
    };
  });
  expect(shown).toEqual({ controls: 0, grids: 0 });
});

test('paper: the address of the official site stands next to its name', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.activity('enchanted-rock'));
  await page.emulateMedia({ media: 'print' });
  const after = await page
    .locator('.facts a[href^="http"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('https://tpwd.texas.gov/');
});
