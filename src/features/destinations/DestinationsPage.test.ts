import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { sampleDestination } from '../../model/fixtures/samples.ts';
import { slug } from '../../model/slug.ts';
import { expectBookingLink } from '../../server/fixtures/booking-link.ts';
import { texts } from '../../server/fixtures/element-texts.ts';
import { pageAfterCalls, pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';

const towns = [
  ['Fredericksburg', '/destinations/fredericksburg'],
  ['Austin', '/destinations/austin'],
  ['Dripping Springs', '/destinations/dripping-springs'],
  ['New Braunfels', '/destinations/new-braunfels'],
] as const;

const { destinations } = await shippedSnapshot();
const page = await pageAt('/destinations');
const main = within(page.getByRole('main'));
const cards = main.getAllByRole('article');

test('§2 Destinations list: the title and one card per destination, in a grid', () => {
  expect(texts(main.getAllByRole('heading', { level: 1 }))).toEqual(['Hill Country Destinations']);
  expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(
    destinations.map(({ name }) => name),
  );
  expect(new Set(cards.map((card) => card.closest('.grid-cards'))).size).toBe(1);
});

test('§2 Destinations list: color and emoji are chosen by name, with a fallback for unknown names', async () => {
  const names = ['Fredericksburg', 'Austin', 'Nowhere', 'Elsewhere', 'toString'];
  const json = names.map((name, index) => sampleDestination(index + 1, { name }));
  const { document } = await pageAfterCalls('/destinations', { '/api/destinations': { json } });
  const faces = [...document.querySelectorAll('.destination-face')].map(
    ({ className, textContent }) => [className, textContent],
  );
  expect(faces).toHaveLength(names.length);
  for (const face of faces)
    expect(face).toEqual([expect.stringMatching(/ gradient-\w+$/), expect.stringMatching(EMOJI)]);
  const [fredericksburg, austin, unknown, ...otherUnknown] = faces;
  for (const part of [0, 1])
    expect(new Set([fredericksburg?.[part], austin?.[part], unknown?.[part]]).size).toBe(3);
  expect(otherUnknown).toEqual([unknown, unknown]);
});

test('§2 Destinations list: a card shows the name, the first 2 highlights as chips, and the description on at most 3 lines', async () => {
  const json = [
    sampleDestination(1, { highlights: ['Pie', 'Rivers', 'Dance halls'] }),
    sampleDestination(2),
  ];
  const { document } = await pageAfterCalls('/destinations', { '/api/destinations': { json } });
  const shown = [...document.querySelectorAll('main article')].map((card) =>
    texts(card.querySelectorAll('h3, .badge, .clamped')),
  );
  expect(shown).toEqual([
    ['Destination 1', 'Pie', 'Rivers', 'What to find in destination 1.'],
    ['Destination 2', 'What to find in destination 2.'],
  ]);
});

test('§2 Destinations list: only the four towns get "Explore", to the page of their slug', () => {
  const links = main.getAllByText(/^Explore/, { selector: 'a' });
  const explored = links.map((link) => [
    link.querySelector('span')?.textContent,
    link.getAttribute('href'),
  ]);
  expect(explored).toEqual(towns);
});

test('§2 Destinations list: a slug is lowercase, with nothing but letters, digits and hyphens (decision 13)', () => {
  expect(towns.map(([name]) => `/destinations/${slug(name)}`)).toEqual(
    towns.map(([, path]) => path),
  );
  expect(slug("St. Mary's Café 2")).toBe('st-marys-café-2');
});

test('§2 Destinations list: all other destinations get "Book Stay", which opens the booking site in a new tab', async () => {
  const others = [...destinations.entries()].filter(([, { name }]) =>
    towns.every(([town]) => town !== name),
  );
  expect(others).toHaveLength(destinations.length - towns.length);
  for (const [index, { id, name }] of others) {
    const card = cards[index];
    if (!card) throw new Error(`There is no card for ${name}.`);
    expect(card.querySelectorAll('.card-text > :not(h3) a, button:not(.save)')).toHaveLength(1);
    await expectBookingLink(card, `Book Stay near ${name}`, `destinations-stay-${id}`);
  }
});

test('the name of a town without a page leads to all that the guide has there (decision 31)', () => {
  for (const [index, { name }] of destinations.entries()) {
    const title = cards[index]?.querySelector('h3 a');
    const hasPage = towns.some(([town]) => town === name);
    const expected = hasPage ? undefined : `/search#town=${encodeURIComponent(name)}`;
    expect([name, title?.getAttribute('href')]).toEqual([name, expected]);
  }
});

test('§2 Destinations list: the closing banner "Ready to Explore Hill Country?" has a "Book Your Cabin" button', async () => {
  const banner = main.getByRole('region', { name: 'Ready to Explore Hill Country?' });
  await expectBookingLink(banner, 'Book Your Cabin', 'destinations-closing');
});

const EMOJI = /^\p{Extended_Pictographic}/u;
