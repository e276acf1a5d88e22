import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleDestination, sampleEvent } from '../../src/model/fixtures/samples.ts';
import { arriveWith } from '../support/arrive-with.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('§2 Things to do: the cards are in a grid', async ({ sharedPage: page }) => {
  await page.goto('/things-to-do');
  await expectGrid(page);
});

test('§2 Category pages: the cards are in a grid', async ({ sharedPage: page }) => {
  await page.goto('/culture');
  await expectGrid(page);
});

test('§2 Events: the cards are in a grid, one for each month (decision 50)', async ({
  sharedPage: page,
}) => {
  await page.goto('/events');
  await expectGrid(page);
});

test.for([
  { path: '/events', name: 'Months' },
  { path: '/things-to-do', name: 'Categories' },
])(
  'on $path, a link moves to its group, below the links, which stay in sight (decision 50)',
  async ({ path, name }, { sharedPage: page }) => {
    await page.goto(path);
    const links = page.getByRole('navigation', { name });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      const link = links.getByRole('link').nth(6);
      await link.click();
      const heading = page.locator((await link.getAttribute('href')) ?? '');
      const gap = async () => {
        const [above, below] = [await links.boundingBox(), await heading.boundingBox()];
        return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
      };
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
      await expect.poll(gap).toBeLessThan(60);
      expect(Math.round((await links.boundingBox())?.y ?? 0)).toBe(69);
    }
  },
);

test.for(['/events', '/things-to-do'])(
  '%s on a phone: the link to the group in sight is wholly in sight, wherever one jumps, where browsers mark it; at the top the first',
  async (path, { sharedPage: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    const links = page.locator('.group-links');
    const marked = () =>
      links.evaluate((nav) => {
        const first = nav.querySelector('a');
        const current = nav.querySelector(':target-current') ?? first;
        const { left = 0, right = 0 } = current?.getBoundingClientRect() ?? {};
        const others = [...nav.querySelectorAll('a')].filter((link) => link !== current);
        const back = (link: Element | null) => link && getComputedStyle(link).backgroundColor;
        return {
          isFirst: current === first,
          isMarked: others.every((link) => back(link) !== back(current)),
          isWhole: left >= 10 && innerWidth - right >= 10,
        };
      });
    const groups = page.locator('.group');
    for (const at of [(await groups.count()) - 1, 2, 6, 1]) {
      await groups
        .nth(at)
        .evaluate((group) => scrollTo(0, group.getBoundingClientRect().top + scrollY));
      await expect
        .poll(marked, { message: `group ${at}` })
        .toEqual({ isFirst: false, isMarked: true, isWhole: true });
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(marked).toEqual({ isFirst: true, isMarked: true, isWhole: true });
    expect(await links.evaluate((nav) => nav.scrollLeft)).toBe(0);
  },
);

test('§2 Destinations list: the cards are in a grid, and each one’s color is a gradient', async ({
  sharedPage: page,
}) => {
  await page.goto('/destinations');
  await expectGrid(page);
  const faces = await page
    .locator('.destination-face')
    .evaluateAll((all) =>
      all.map((face) => [face.className, getComputedStyle(face).backgroundImage]),
    );
  const gradients = new Map(faces.map(([name, image]) => [name, image]));
  expect(gradients.size).toBeGreaterThan(5);
  for (const [name, image] of gradients)
    expect([name, image]).toEqual([name, expect.stringContaining('gradient')]);
  expect(new Set(gradients.values()).size, 'no two gradients are alike').toBe(gradients.size);
});

test('§2 Destinations list: a long description ends after 3 lines', async ({
  sharedPage: page,
}) => {
  const description = 'A square, a courthouse and a river that is cold in every month. '
    .repeat(20)
    .trim();
  await arriveWith(page, '/destinations', {
    '/api/destinations': { json: [sampleDestination(1, { description })] },
  });
  const lines = await page
    .getByRole('article')
    .getByText(description)
    .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines)).toBe(3);
});

test('§3 Event: every known category has its own badge color, an unknown one is gray', async ({
  sharedPage: page,
}) => {
  const categories = [
    'Festival',
    'Outdoor',
    'Music',
    'Food',
    'Culture',
    'Holiday',
    'Skydiving',
    'toString',
  ];
  const events = categories.map((category, index) => sampleEvent(index + 1, { category }));
  await arriveWith(page, '/events', { '/api/events': { json: events } });
  const badges = page.getByRole('main').locator('.badge');
  await badges.first().waitFor();
  const colors = await badges.evaluateAll((all) =>
    all.map((badge) => getComputedStyle(badge).backgroundColor),
  );
  expect(new Set(colors.slice(0, 7)).size).toBe(7);
  expect(colors[7]).toBe(colors[6]);
  expect(colorfulness(colors[6] ?? '')).toBeLessThan(0.05);
  for (const color of colors.slice(0, 6)) expect(colorfulness(color)).toBeGreaterThan(0.05);
});

test('§2 Blog list: the first post is larger than the ones next to it', async ({
  sharedPage: page,
}) => {
  await page.goto('/blog');
  const [lead, ...side] = await boxesOf(page);
  expect(side.length).toBeGreaterThan(3);
  for (const card of side) {
    expect(lead?.width).toBeGreaterThan(card.width);
    expect(lead?.height).toBeGreaterThan(card.height);
  }
  for (const card of side.slice(0, 4))
    expect(card.x, 'next to it').toBeGreaterThan((lead?.x ?? 0) + (lead?.width ?? 0));
});

test('§2 Blog list: "View All Blog Posts" moves to the list of all other posts (decisions 1 and 11)', async ({
  sharedPage: page,
}) => {
  await page.goto('/blog');
  const others = page.getByRole('list', { name: 'All other posts' });
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'View All Blog Posts' }).click();
      return others.evaluate((list) => list === document.activeElement);
    })
    .toBe(true);
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/blog');
});

/** Expects the page's cards to be in one grid with several columns and rows. */
async function expectGrid(page: Page): Promise<void> {
  const grid = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  const displays = await grid.evaluateAll((lists) =>
    lists.map((list) => getComputedStyle(list).display),
  );
  expect(new Set(displays)).toEqual(new Set(['grid']));
  const boxes = await boxesOf(page);
  for (const edge of ['x', 'y'] as const) {
    const positions = new Set(boxes.map((box) => Math.round(box[edge])));
    expect(positions.size, `different ${edge}`).toBeGreaterThan(1);
    expect(positions.size, `different ${edge}`).toBeLessThan(boxes.length);
  }
}

/** The bounding boxes of the page's cards. */
function boxesOf(page: Page) {
  const cards = page.getByRole('main').getByRole('article');
  return cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
  );
}

/** How far a computed color is from gray: the spread of its channels, from 0 (pure gray) to 1. */
function colorfulness(color: string): number {
  const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}
