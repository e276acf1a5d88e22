import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('in the footer on a phone, the address keeps off “Contact”; in the header of a tablet, the search is beside “Book Now”', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, paths.contact);
  await page.locator('.site-footer').scrollIntoViewIfNeeded();
  const { heading = 0, street = 0 } = await page
    .locator('.site-footer address')
    .evaluate((address) => {
      const range = document.createRange();
      const street = address.querySelector('ul > :last-child');
      if (street) range.selectNodeContents(street);
      return {
        heading: address.parentElement?.querySelector('h2')?.getBoundingClientRect().bottom,
        street: range.getBoundingClientRect().top,
      };
    });
  expect(street).toBeGreaterThanOrEqual(heading + 4);
  await page.setViewportSize({ width: 768, height: 900 });
  const search = await page.locator('.search-link').boundingBox();
  const book = await page.locator('.site-header .button').boundingBox();
  expect((book?.x ?? 0) - (search?.x ?? 0) - (search?.width ?? 0)).toBeLessThan(20);
});
