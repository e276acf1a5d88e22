import { access } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectBookingLink } from '../../server/fixtures/booking-link.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAt } from '../../server/fixtures/page-at.tsx';

const main = (await pageAt('/')).getByRole('main');
const sections = [...main.children].map((section) => section as HTMLElement);
const [hero, cabins, , , , , questions, closing] = sections;
if (!hero || !cabins || !questions || !closing)
  throw new Error('The home page has fewer than eight sections.');

test('§2 Home: the eight sections are in order', () => {
  expect(sections.map((section) => texts(section.querySelectorAll('h1, h2')))).toEqual([
    ['Discover Texas Hill Country'],
    [expect.stringMatching(/^Luxury cabins/)],
    ['Unforgettable Experiences'],
    ['Must-Visit Destinations'],
    ['Upcoming Events'],
    ['Travel Guides'],
    [expect.any(String)],
    [expect.any(String)],
  ]);
  expect(questions.querySelectorAll('details')).toHaveLength(6);
  expect(closing.querySelectorAll('a')).toHaveLength(2);
});

test('§2 Home: "Explore Cabins" in the hero opens the booking site in a new tab', async () => {
  await expectBookingLink(hero, 'Explore Cabins', 'home-hero');
});

test('§1 Product: the hero claims 50+ wineries and 250+ music venues (decision 22)', () => {
  expect(hero.textContent).toContain('50+ wineries');
  expect(hero.textContent).toContain('250+ music venues');
});

test('§2 Home: four feature cards give reasons for the cabins, and "Browse All Cabins" books (decision 22)', async () => {
  expect(texts(cabins.querySelectorAll('li h3'))).toEqual([
    'Luxury Amenities',
    'Prime Locations',
    'Group Friendly',
    'Easy Booking',
  ]);
  for (const heading of cabins.querySelectorAll('li h3'))
    expect(heading.nextElementSibling?.textContent, heading.textContent).toMatch(/^\w+ .+\.$/);
  await expectBookingLink(cabins, 'Browse All Cabins', 'home-cabins');
});

test('each feature card that leads to the cabins says so', () => {
  expect(hrefs(cabins.querySelectorAll('li h3 a'))).toEqual(Array(4).fill('/cabins'));
  expect(texts(cabins.querySelectorAll('li .text-link'))).toEqual(Array(4).fill('See cabins'));
});

test('each feature card shows a drawing of its own, which screen readers pass over', async () => {
  const pictures = [...cabins.querySelectorAll('li img')];
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['', '', '', '']);
  const addresses = pictures.map((picture) => picture.getAttribute('src') ?? '');
  expect(new Set(addresses).size).toBe(4);
  for (const address of addresses) await access(`content${address}`);
  expect(cabins.textContent).not.toMatch(/\p{Extended_Pictographic}/u);
});

test('§2 Home: six questions cover amenities, lead time, minimum stay, pets, activities nearby and support', () => {
  const asked = texts(questions.querySelectorAll('details summary'));
  const subjects = ['amenities', 'ahead', 'minimum stay', 'dog', 'nearby', 'help'];
  expect(asked).toEqual(subjects.map((subject) => expect.stringContaining(subject)));
  for (const question of asked) expect(question).toMatch(/\w\?$/);
});

test('§2 Home: the answers state the facts of booking, seasons, nights and support', () => {
  const answers = texts(questions.querySelectorAll('details p'));
  expect(answers).toHaveLength(6);
  expect(answers[1]).toContain('2-3 months ahead');
  expect(answers[1]).toContain('spring wildflower (March-April)');
  expect(answers[1]).toContain('fall (September-November)');
  expect(answers[2]).toContain('2-night minimum');
  expect(answers[2]).toContain('3 nights in peak seasons and holidays');
  expect(answers[5]).toContain('24/7');
});

test('§2 Home: the closing call has "Book Your Cabin" and "View All Properties"', async () => {
  await expectBookingLink(closing, 'Book Your Cabin', 'home-closing');
  await expectBookingLink(closing, 'View All Properties', 'home-closing-all');
});
