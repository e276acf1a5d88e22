import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import {
  sampleActivity,
  sampleDestination,
  sampleEvent,
  samplePost,
  several,
} from '../../model/fixtures/samples.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { type PageInMemory, pageAfterCalls, pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';

const content = await shippedContent();
const home = await pageAt('/');

test('§2 Home: the first 6 featured activities, 3 destinations, 4 events and 6 posts, and no more', async () => {
  const page = await pageAfterCalls('/', {
    '/api/activities/featured': { json: several(8, sampleActivity) },
    '/api/destinations/featured': { json: several(5, sampleDestination) },
    '/api/events/featured': { json: several(6, sampleEvent) },
    '/api/blog/featured': { json: several(8, samplePost) },
  });
  const titles = (heading: string) => texts(section(page, heading).querySelectorAll('h3'));
  expect(titles('Unforgettable Experiences')).toEqual(several(6, (id) => `Activity ${id}`));
  expect(titles('Must-Visit Destinations')).toEqual(several(3, (id) => `Destination ${id}`));
  expect(titles('Upcoming Events')).toEqual(several(4, (id) => `Event ${id}`));
  expect(titles('Travel Guides')).toEqual(several(6, (id) => `Post ${id}`));
});

test('§2 Home: an activity shows badge, emoji, title, description and location', () => {
  const activities = content.activities.filter(({ featured }) => featured).slice(0, 6);
  expect(activities).toHaveLength(6);
  const shown = cards(home, 'Unforgettable Experiences').map((card) =>
    texts(card.querySelectorAll('.badge, h3, h3 + p, .place')),
  );
  expect(shown).toEqual(
    activities.map(({ category, title, description, location }) => [
      expect.stringMatching(new RegExp(`^\\p{Extended_Pictographic}\uFE0F?${category}$`, 'u')),
      title,
      description,
      ...(location === undefined ? [] : [location]),
    ]),
  );
});

test('§2 Home: an activity without a location has no line for it', async () => {
  const json = [sampleActivity(1), sampleActivity(2, { location: 'Utopia' })];
  const page = await pageAfterCalls('/', { '/api/activities/featured': { json } });
  const places = cards(page, 'Unforgettable Experiences').map((card) =>
    texts(card.querySelectorAll('.place')),
  );
  expect(places).toEqual([[], ['Utopia']]);
});

test('§2 Home: the emoji of an activity is chosen by its category', async () => {
  const categories = [
    'Wine & Spirits',
    'Culture',
    'Wine & Spirits',
    'Dining',
    'Culture',
    'Skydiving',
  ];
  const json = categories.map((category, index) =>
    sampleActivity(index + 1, { category, icon: '❌' }),
  );
  const page = await pageAfterCalls('/', { '/api/activities/featured': { json } });
  const emoji = cards(page, 'Unforgettable Experiences').map((card, index) =>
    card.querySelector('.badge')?.textContent.replace(categories[index] ?? '', ''),
  );
  expect(emoji).toEqual(['🍷', '🏛️', '🍷', '🍽️', '🏛️', '🧭']);
});

test('§2 Home: a destination shows name, up to 2 highlights, description, and a color and emoji chosen by its name', async () => {
  const json = [
    sampleDestination(1, { name: 'Fredericksburg', highlights: ['Pie', 'Rivers', 'Dance halls'] }),
    sampleDestination(2, { name: 'Austin' }),
  ];
  const page = await pageAfterCalls('/', { '/api/destinations/featured': { json } });
  const shown = cards(page, 'Must-Visit Destinations');
  expect(shown.map((card) => texts(card.querySelectorAll('h3, .badge, .card-text > p')))).toEqual([
    ['Fredericksburg', 'Pie', 'Rivers', 'What to find in destination 1.'],
    ['Austin', 'What to find in destination 2.'],
  ]);
  const faces = shown.map((card) => card.querySelector('.destination-face'));
  expect(
    faces.map((face) => [/gradient-\w+/.exec(face?.className ?? '')?.[0], face?.textContent]),
  ).toEqual([
    ['gradient-vineyard', '🍷'],
    ['gradient-skyline', '🎸'],
  ]);
});

test('§2 Home: an event shows month and day apart, category, title, description, time and location', () => {
  const [event] = content.events.filter(({ featured }) => featured);
  const [card] = cards(home, 'Upcoming Events');
  const [month, day] = event?.date.split(' ') ?? [];
  expect(
    texts(card?.querySelectorAll('.date-box span, .badge, h3, h3 ~ p:not(.event-days)') ?? []),
  ).toEqual([
    month,
    day,
    event?.category,
    event?.title,
    `${event?.location} • ${event?.time}`,
    event?.description,
  ]);
});

test('§2 Home: a post shows image, category, date, reading time, title and excerpt', () => {
  const [post] = content.posts.filter(({ featured }) => featured);
  const [card] = cards(home, 'Travel Guides');
  expect(texts(card?.querySelectorAll('.badge, p, h3') ?? [])).toEqual([
    post?.category,
    `${post?.publishedAt} · ${post?.readTime}`,
    post?.title,
    post?.excerpt,
  ]);
  expect(card?.querySelector('img')?.getAttribute('src')).toBe(post?.imageUrl);
  expect(hrefs(card?.querySelectorAll('a') ?? [])).toEqual([`/blog/${post?.id}`]);
});

/** The section of the home page that its heading names. */
function section(page: PageInMemory, name: string): HTMLElement {
  return page.getByRole('region', { name });
}

function cards(page: PageInMemory, sectionName: string): HTMLElement[] {
  return within(section(page, sectionName)).getAllByRole('article');
}
