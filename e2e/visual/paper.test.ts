import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { visitWithPlan } from '../behavior/plan/visit-plan.ts';
import { test } from '../support/test.ts';
import { showEverything, visit } from '../support/visit.ts';

test.for([
  { path: paths.events, most: 7 },
  { path: paths.thingsToDo, most: 8 },
  { path: paths.destinations, most: 3 },
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

test('paper: every line of a month of /stay has its words', async ({ sharedPage: page }) => {
  await visit(page, paths.stay);
  await page.emulateMedia({ media: 'print' });
  const lines = await page
    .locator('.stay-year li')
    .evaluateAll((all) => all.map((line) => (line as HTMLElement).innerText.trim()));
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter((line) => !/\p{L}{3}/u.test(line))).toEqual([]);
});

test('paper: a picture is whole beside the title, and what only buttons would follow is left out', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 695, height: 900 });
  for (const path of [paths.event('lights-spectacular'), paths.post(9)]) {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    const picture = await page.locator('.post-picture').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    if (!picture || !title) throw new Error('no picture or title');
    expect(picture.width / picture.height).toBeCloseTo(4 / 3, 1);
    expect(picture.x).toBeGreaterThan(title.x + title.width - 1);
  }
  await visit(page, paths.home);
  expect(await page.getByRole('heading', { name: 'The porch light is on' }).isVisible()).toBe(
    false,
  );
});

test('paper: a plan has no links to tap, and its numbers aren’t underlined', async ({
  sharedPage: page,
}) => {
  await visitWithPlan(page);
  const number = page.locator('.plan-number').first();
  await number.waitFor();
  expect(await page.locator('.plan-facts .plan-directions').count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.plan-directions').filter({ visible: true }).count()).toBe(0);
  expect(await number.evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe('none');
});

test('paper: a place is one sheet, and last in one row whose guide it is', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.activity('blue-hole'));
  await showEverything(page);
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
  await page.setViewportSize({ width: 695, height: 900 });
  const footer = page.locator('.site-footer');
  expect((await footer.boundingBox())?.height).toBeLessThan(60);
  expect(await footer.innerText()).toMatch(
    /^Hill Country Cabins\s[\s\S]*555-0142\s[\s\S]*Wimberley/,
  );
});

test('paper: the small line above the title of the home page can be read', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.home);
  await page.emulateMedia({ media: 'print' });
  const eyebrow = page.locator('.hero .eyebrow');
  expect(await eyebrow.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)');
});

test('paper: a month of events is a list from top to bottom, and the map of a town has its distances beside it', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 695, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await visit(page, paths.events);
  await showEverything(page);
  const lefts = await page
    .locator('.event-card')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(20);
  expect(new Set(lefts).size).toBe(1);
  await visit(page, paths.destination('fredericksburg'));
  const boxes = await page
    .locator('.map-layout > *')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes[1]?.left).toBeGreaterThanOrEqual(boxes[0]?.right ?? 0);
  expect(boxes[1]?.top).toBe(boxes[0]?.top);
});

test('paper: the address of the official site stands in place of its name', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.activity('enchanted-rock'));
  await page.emulateMedia({ media: 'print' });
  const after = await page
    .locator('.facts a[href^="http"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  const name = page.locator('.facts a[href^="http"]').first();
  expect(await name.evaluate((link) => getComputedStyle(link).fontSize)).toBe('0px');
  expect(after).toMatch(/^"https:\/\/tpwd\.texas\.gov\//);
});
