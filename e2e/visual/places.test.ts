import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { placePaths } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { follow, inFreshPage, visit } from '../support/visit.ts';

const sheets = placePaths.flatMap((path) => ['Letter', 'A4'].map((format) => ({ path, format })));

test.for(sheets)(
  '$path fits on one sheet of paper ($format)',
  async ({ path, format }, { sharedPage: page }) => {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    // Of the footer, whose guide it is.
    const footer = page.getByRole('contentinfo');
    expect(await footer.locator('address').isVisible()).toBe(true);
    expect(await footer.locator('nav, .socials').filter({ visible: true }).count()).toBe(0);
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);

test.for(placePaths)(
  '%s is complete without JavaScript on a phone of 320 px',
  (path, { browser, guide }) =>
    inFreshPage(
      browser,
      { baseURL: guide.url, javaScriptEnabled: false, viewport: { width: 320, height: 640 } },
      async (page) => {
        await page.goto(path);
        const main = page.getByRole('main');
        for (const name of ['Where it is', 'Nearby', 'Stay with us'])
          expect(await main.getByRole('region', { name }).isVisible()).toBe(true);
        const link = main.getByRole('link', { name: 'OpenStreetMap' });
        expect(await link.getAttribute('href')).toMatch(
          /^https:\/\/www\.openstreetmap\.org\/\?mlat=/,
        );
      },
    ),
);

test('in a wide window, facts in two rows stand close together', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, paths.event('rodeo-austin'));
  const facts = await page.locator('.facts > div').all();
  const [first, , third] = await Promise.all(facts.map((fact) => fact.boundingBox()));
  expect(facts).toHaveLength(4);
  expect((third?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeLessThan(24);
});

test.for(placePaths)(
  'the pin is on the map of %s, which is a picture of its own',
  async (path, { sharedPage: page }) => {
    await visit(page, path);
    const map = page.locator('.place-map');
    await map.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('.place-map img')?.naturalWidth ?? 0) > 0,
    );
    const [drawing, pin] = await Promise.all([
      map.boundingBox(),
      map.locator('.map-place').boundingBox(),
    ]);
    expect(pin?.x).toBeGreaterThan(drawing?.x ?? 0);
    expect(pin?.y).toBeGreaterThan(drawing?.y ?? 0);
  },
);

test('on a phone, the picture above a place and a post is whole, and small pictures of posts are square', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const ratio = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return (box?.width ?? 0) / (box?.height ?? 1);
  };
  for (const path of [paths.activity('enchanted-rock'), paths.post(31)]) {
    await visit(page, path);
    expect(await ratio('.post-picture'), path).toBeCloseTo(4 / 3, 1);
  }
  await visit(page, paths.blog);
  expect(await ratio('.grid-cards .picture')).toBeCloseTo(1, 1);
});

test('on paper, the map of a place is as wide as its card, without links that lead nowhere', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.activity('enchanted-rock'));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 695, height: 900 });
  const card = await page.getByRole('region', { name: 'Where it is' }).boundingBox();
  const map = await page.locator('.place-map').boundingBox();
  expect((map?.width ?? 0) / (card?.width ?? 1)).toBeGreaterThan(0.85);
  expect(await page.locator('.directions').isVisible()).toBe(false);
});

test('an unknown address below a list is the 404 page after client navigation, with its styles, and the browser’s back button works', async ({
  sharedPage: page,
}) => {
  await visit(page, '/events');
  await follow(page, '/events/no-such-event');
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  expect(await page.locator('.hero-page').evaluate((hero) => getComputedStyle(hero).color)).toBe(
    'rgb(255, 255, 255)',
  );
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
});

test('at 768 px, the picture of a card as wide as two fills its half', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, paths.event('lights-spectacular'));
  const card = page.locator('[aria-labelledby="posts"] li:last-child .card');
  const shares = await card.evaluate(
    ({ firstElementChild: picture, clientWidth, clientHeight }) => [
      (picture?.clientWidth ?? 0) / clientWidth,
      (picture?.clientHeight ?? 0) / clientHeight,
    ],
  );
  for (const [at, share] of [0.5, 1].entries()) expect(shares[at]).toBeCloseTo(share, 1);
});

/** The edges of the cards of a place, and of a post that is alone, in pixels. */
function edgesOfCards(page: Page) {
  return page
    .locator('.place-page > .place-facts .place-card, .grid-tiles > :only-child')
    .evaluateAll((all) =>
      all.map((one) => {
        const { left, right, bottom } = one.getBoundingClientRect();
        return { sides: [left, right], bottom };
      }),
    );
}

test('in a wide window, a place with many facts has its map beside them, and the cards end together; a post that is alone is as wide as the page', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, paths.event('christmas-nights-of-lights'));
  const [when, facts, map, post] = await edgesOfCards(page);
  expect([when, facts, map, post].map((card) => card?.sides)).toEqual([
    [130, 710],
    [130, 710],
    [730, 1310],
    [130, 1310],
  ]);
  expect(facts?.bottom).toBeCloseTo(map?.bottom ?? 0);
});

test('in a wide window, a place with few facts has them in one row, and its map beside the words about it', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, paths.activity('wine-road-290'));
  for (const { sides } of await edgesOfCards(page)) expect(sides).toEqual([130, 1310]);
  const facts = await page
    .locator('.facts > div')
    .evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect().top));
  expect(new Set(facts).size).toBe(1);
  const where = page.getByRole('region', { name: 'Where it is' });
  const [map, heading] = await Promise.all(
    ['.place-map', 'h2'].map((part) => where.locator(part).boundingBox()),
  );
  expect(heading?.x).toBeGreaterThan((map?.x ?? 0) + (map?.width ?? 0));
  expect(heading?.y).toBeLessThan((map?.y ?? 0) + (map?.height ?? 0) / 2);
});

test('in a wide window, the picture of a cabin stands beside its title, its note below it, and the notice above both', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, paths.cabin('example-four-guests-on-a-hill'));
  const [notice, picture, note, title] = await page
    .locator('.cabin-example, .post-picture, .cabin-drawing, .post-title')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  if (!notice || !picture || !note || !title) throw new Error('A part of the head is missing.');
  expect(picture.top).toBeGreaterThanOrEqual(notice.bottom);
  expect(title.right).toBeLessThanOrEqual(picture.left);
  expect((title.top + title.bottom) / 2).toBeCloseTo((picture.top + picture.bottom) / 2, -1);
  expect(note.left).toBe(picture.left);
  expect(note.top - picture.bottom).toBeGreaterThan(0);
  expect(note.top - picture.bottom).toBeLessThan(16);
});
