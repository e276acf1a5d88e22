import { expect, test } from 'vitest';
import { texts } from '../../server/fixtures/element-texts.ts';
import { pageAt } from '../../server/fixtures/page-at.tsx';

const mainLinks = [
  ['/', 'Home'],
  ['/destinations', 'Destinations'],
  ['/events', 'Events'],
  ['/blog', 'Blog'],
] as const;

const dropdownLinks = [
  ['/things-to-do', 'All Activities'],
  ['/wine-spirits', 'Wine & Spirits'],
  ['/water-sports', 'Water Sports'],
  ['/outdoor', 'Outdoor'],
  ['/culture', 'Culture'],
  ['/dining', 'Dining'],
  ['/entertainment', 'Entertainment'],
] as const;

const BAR = 'header nav[aria-label="Main"]';
const contact = await pageAt('/contact');

test('§2 Header: links lead to home, destinations, events and blog', () => {
  expect(linksOf(contact.document, `${BAR} > a`)).toEqual(mainLinks);
});

test('§2 Header: the "Things to Do" dropdown holds all activities and the six categories', () => {
  const button = contact.document.querySelector(`${BAR} > button`);
  expect(button?.textContent).toBe('Things to Do');
  expect(linksOf(contact.document, `#${button?.getAttribute('popovertarget')}.dropdown a`)).toEqual(
    dropdownLinks,
  );
});

test('§2 Header: the active link is highlighted by path prefix, home only on exactly / (decision 14)', async () => {
  const highlighted = {
    '/': ['Home'],
    '/destinations': ['Destinations'],
    '/destinations/austin': ['Destinations'],
    '/events': ['Events'],
    '/blog': ['Blog'],
    '/blog/1': ['Blog'],
    '/contact': [],
    '/blogger': [],
    ...Object.fromEntries(dropdownLinks.map(([path]) => [path, ['Things to Do']])),
  };
  for (const [path, expected] of Object.entries(highlighted))
    expect([path, await highlightedAt(path)]).toEqual([path, expected]);
});

test('the phone’s menu holds the specification’s links, then "Your trip" (decision 52)', () => {
  expect(linksOf(contact.document, '#menu a')).toEqual([
    mainLinks[0],
    ...dropdownLinks,
    ...mainLinks.slice(1),
    ['/cabins', 'Cabins'],
    ['/stay', 'My stay'],
    ['/plan', 'My plan'],
    ['/river-safety', 'River safety'],
    ['/contact#keep', 'Keep this guide on your phone'],
    ['/contact', 'Contact'],
  ]);
  // Each group is a list, in two columns.
  expect(contact.document.querySelectorAll('#menu ul')).toHaveLength(3);
  expect(texts(contact.document.querySelectorAll('#menu p'))).toEqual([
    'Things to Do',
    'Your trip',
  ]);
});

test('§2 Header: in the open dropdown the current page is highlighted', async () => {
  for (const [path, name] of dropdownLinks) {
    const { document } = await pageAt(path);
    const current = [...document.querySelectorAll('.dropdown [aria-current]')];
    expect([
      path,
      current.map((link) => [link.getAttribute('aria-current'), link.textContent]),
    ]).toEqual([path, [['page', name]]]);
  }
});

function linksOf(document: Document, selector: string): [string | null, string][] {
  return [...document.querySelectorAll(selector)].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);
}

/** The texts of the entries in the bar that are marked as active. */
async function highlightedAt(path: string): Promise<string[]> {
  const { document } = await pageAt(path);
  return texts(document.querySelectorAll(`${BAR} > :is([aria-current], [data-active])`));
}
