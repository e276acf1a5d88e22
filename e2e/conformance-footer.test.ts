import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { siteFacts } from './site-facts.ts';
import { test } from './test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('§2 Footer: the brand stands with its blurb', async ({ page }) => {
  await page.goto('/');
  const text = await footer(page).innerText();
  expect(text).toContain(siteFacts.brand);
  expect(text).toContain(siteFacts.blurb);
});

test('§2 Footer: facebook, instagram and twitter are icons with placeholder links (decision 1)', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Facebook', 'Instagram', 'Twitter']) {
    const link = footer(page).getByRole('link', { name });
    expect([name, await link.getAttribute('href'), await link.locator('svg').count()]).toEqual([name, '#', 1]);
  }
});

test('§2 Footer: telephone, e-mail and the street in Wimberley are the owner’s facts (decision 16)', async ({ page }) => {
  await page.goto('/');
  const { phone, email, address } = siteFacts;
  const telephone = footer(page).getByRole('link', { name: phone });
  expect(await telephone.getAttribute('href')).toBe(`tel:+1${phone.replaceAll(/\D/g, '')}`);
  expect(await footer(page).getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
  expect(await footer(page).innerText()).toContain(`${address.street}, Wimberley, Texas ${address.postalCode}`);
});

test('§2 Footer: quick links lead to things to do, destinations, events, blog and contact', async ({ page }) => {
  await page.goto('/');
  const links = footer(page).getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/things-to-do', '/destinations', '/events', '/blog', '/contact']);
});

test('§2 Footer: the copyright year is 2024', async ({ page }) => {
  await page.goto('/');
  expect(await footer(page).innerText()).toContain(`© 2024 ${siteFacts.brand}`);
});

test('§2 Footer: Privacy Policy and Terms of Service are placeholder links (decision 1)', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Privacy Policy', 'Terms of Service']) {
    expect([name, await footer(page).getByRole('link', { name }).getAttribute('href')]).toEqual([name, '#']);
  }
});

test('§2 Footer: /contact is a page with telephone, e-mail, address, map, hours and booking, without a form (decision 3)', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  const text = await main.innerText();
  const { phone, email, address, supportHours, mapUrl } = siteFacts;
  for (const fact of [phone, email, address.street, supportHours]) expect(text).toContain(fact);
  const map = main.getByRole('link', { name: 'Find us on the map' });
  expect([await map.getAttribute('href'), await map.getAttribute('target')]).toEqual([mapUrl, '_blank']);
  expect(await main.getByRole('link', { name: 'Book Your Cabin (opens in a new tab)' }).count()).toBe(1);
  expect(await main.locator('form, input, textarea, select').count()).toBe(0);
});
