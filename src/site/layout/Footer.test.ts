import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';

const { brand, blurb, phone, email, address } = (await shippedSnapshot()).site;
const footer = (await pageAt('/')).getByRole('contentinfo');

test('§2 Footer: the brand comes with its blurb', () => {
  expect(footer.querySelector('.brand')?.textContent).toBe(brand);
  expect(footer.querySelector('.brand + p')?.textContent).toBe(blurb);
});

test('§2 Footer: facebook, instagram and twitter are icons with placeholder links (decision 1)', () => {
  const links = [
    ...within(footer).getByRole('list', { name: 'Social media' }).querySelectorAll('a'),
  ];
  const shown = links.map((link) => [
    link.getAttribute('aria-label'),
    link.getAttribute('href'),
    link.children[0]?.localName,
  ]);
  expect(shown).toEqual([
    ['Facebook', '#', 'svg'],
    ['Instagram', '#', 'svg'],
    ['Twitter', '#', 'svg'],
  ]);
  expect(new Set(links.map((link) => link.innerHTML)).size).toBe(3);
});

test('§2 Footer: phone, email and the street in Wimberley are the owner’s facts (decision 16)', () => {
  const phoneLink = within(footer).getByText(phone, { selector: 'a' });
  expect(phoneLink.getAttribute('href')).toBe(`tel:+1${phone.replaceAll(/\D/g, '')}`);
  expect(within(footer).getByText(email, { selector: 'a' }).getAttribute('href')).toBe(
    `mailto:${email}`,
  );
  within(footer).getByText(`${address.street}, Wimberley, Texas ${address.postalCode}`);
});

test('§2 Footer: quick links lead to things to do, destinations, events, blog and contact', () => {
  const links = within(footer)
    .getByRole('navigation', { name: 'Quick links' })
    .querySelectorAll('a');
  expect(hrefs(links)).toEqual(['/things-to-do', '/destinations', '/events', '/blog', '/contact']);
  expect(texts(links)).toEqual(['Things to Do', 'Destinations', 'Events', 'Blog', 'Contact']);
});

test('what is new in the footer stands in a group of its own, "Your trip" (decision 34)', () => {
  const links = within(footer).getByRole('navigation', { name: 'Your trip' }).querySelectorAll('a');
  expect([hrefs(links), texts(links)]).toEqual([
    ['/cabins', '/stay', '/plan', '/river-safety', '/contact#keep'],
    ['Cabins', 'My stay', 'My plan', 'River safety', 'Keep this guide on your phone'],
  ]);
});

test('§2 Footer: the copyright year is 2024', () => {
  within(footer).getByText(`© 2024 ${brand}. All rights reserved.`);
});

test('§2 Footer: Privacy Policy and Terms of Service are placeholder links (decision 1)', () => {
  for (const name of ['Privacy Policy', 'Terms of Service']) {
    expect([name, within(footer).getByText(name, { selector: 'a' }).getAttribute('href')]).toEqual([
      name,
      '#',
    ]);
  }
});
