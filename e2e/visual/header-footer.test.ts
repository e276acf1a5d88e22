import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { visitWithPlan } from '../behavior/plan/visit-plan.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('in the footer on a phone, telephone and mail stand side by side below “Contact”, and the address below them; in the header of a tablet, the search is beside “Book Now”', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, paths.contact);
  await page.locator('.site-footer').scrollIntoViewIfNeeded();
  const [heading, telephone, mail, street, otherLinks] = await Promise.all(
    ['h2', '[href^="tel:"]', '[href^="mailto:"]', 'address li', 'nav'].map((part) =>
      page.locator(`.site-footer ${part}`).last().boundingBox(),
    ),
  );
  expect(telephone?.x).toBe(heading?.x);
  expect(telephone?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + 14);
  expect(mail).toMatchObject({ x: otherLinks?.x, y: telephone?.y });
  expect(street).toMatchObject({ x: heading?.x, y: (mail?.y ?? 0) + (mail?.height ?? 0) });
  await page.setViewportSize({ width: 768, height: 900 });
  const search = await page.locator('.search-link').boundingBox();
  const book = await page.locator('.site-header .button').boundingBox();
  expect((book?.x ?? 0) - (search?.x ?? 0) - (search?.width ?? 0)).toBeLessThan(20);
});

test('in the footer on a phone, the headings of links are nearer their links than the text above', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, paths.contact);
  const [above, heading, link] = await page.locator('.site-footer').evaluate((footer) =>
    ['.site-footer-columns p', 'nav h2', 'nav a'].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(footer.querySelector(part) as Element);
      return range.getBoundingClientRect();
    }),
  );
  const before = (heading?.top ?? 0) - (above?.bottom ?? 0);
  expect(before).toBeGreaterThan(12);
  expect((link?.top ?? 0) - (heading?.bottom ?? 0)).toBeLessThan(before);
});

test.for([360, 390])(
  'in the header of a phone %i wide, the name has two lines, and what is saved keeps off it',
  async (width, { sharedPage: page }) => {
    await page.setViewportSize({ width, height: 740 });
    await visitWithPlan(page);
    const [name, mark, book] = await Promise.all(
      ['.brand', '.plan-mark a', '.button'].map((one) =>
        page
          .locator(`.site-header ${one}`)
          .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    expect(name?.height).toBeLessThan(40);
    expect(mark?.left).toBeGreaterThanOrEqual((name?.right ?? Number.NaN) + 2);
    const padding = await page
      .locator('.site-header .button')
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingLeft));
    expect(padding).toBeGreaterThanOrEqual(12);
    expect(book?.right).toBeLessThan(width - 44);
    const number = await page.locator('.plan-mark small').boundingBox();
    expect((mark?.right ?? 0) - (number?.x ?? 0) - (number?.width ?? 0)).toBeGreaterThan(4);
  },
);

test('in the header of a small laptop, a scrollbar beside it, each word stands in the one row', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.home);
  const parts = page.locator(
    '.brand, .nav-wide > .nav-link, .dropdown-button, .site-header .button',
  );
  const heights = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return parts
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  };
  const wide = await heights(1440);
  expect(wide.length).toBeGreaterThan(6);
  await page.locator('.site-header').evaluate((header) => {
    header.style.paddingRight = '15px';
  });
  expect(await heights(1024)).toEqual(wide);
});

test('in the footer of a wide window, each link takes one line, beside one of the next column', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, paths.contact);
  const [links = [], trip] = await page
    .locator('.site-footer nav')
    .evaluateAll((all) =>
      all.map((nav) =>
        [...nav.querySelectorAll('a')].map((link) => link.getBoundingClientRect().top),
      ),
    );
  expect(links).toHaveLength(5);
  expect(trip).toEqual(links);
});
