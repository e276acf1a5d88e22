import { beforeAll, expect, test } from 'vitest';
import { calendar } from '../features/events/upcoming-events.ts';
import { dayOf, dayParts, dayText } from '../model/day/civil-day.ts';
import { paths } from '../model/paths.ts';
import { townsWithPage } from '../model/towns.ts';
import { pageAt, SITE_URL } from '../server/fixtures/page-at.tsx';
import { shippedContent } from '../server/fixtures/shipped-snapshot.ts';
import { everyPath, missingPaths, placePaths } from '../site/fixtures/every-page.ts';
import { readStructuredData, type StructuredThing } from '../site/fixtures/page-head.ts';

const text = expect.stringMatching(/\S/);
const siteAddress = expect.stringMatching(new RegExp(`^${SITE_URL}(/|$)`));
const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const isoDateOrTime = expect.stringMatching(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:00-0[56]:00)?$/);
const filled = expect.objectContaining({ length: expect.any(Number), 0: expect.anything() });

/** What search engines require for each type, and what they recommend if the guide has it. */
const REQUIRED: Record<string, object> = {
  WebSite: { name: text, url: `${SITE_URL}/` },
  Organization: { name: text, url: `${SITE_URL}/` },
  LodgingBusiness: {
    name: text,
    url: `${SITE_URL}/`,
    image: siteAddress,
    telephone: text,
    address: {
      '@type': 'PostalAddress',
      streetAddress: text,
      addressLocality: 'Wimberley',
      addressRegion: 'Texas',
      addressCountry: 'US',
    },
  },
  FAQPage: { mainEntity: filled },
  Question: { name: text, acceptedAnswer: { '@type': 'Answer', text } },
  BreadcrumbList: { itemListElement: filled },
  ItemList: { itemListElement: filled, numberOfItems: expect.any(Number) },
  Answer: { text },
  ListItem: { position: expect.any(Number), name: text },
  TouristDestination: {
    name: text,
    description: text,
    image: siteAddress,
    url: siteAddress,
    geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number), longitude: expect.any(Number) },
    touristType: filled,
  },
  TouristAttraction: {
    name: text,
    description: text,
    image: siteAddress,
    url: siteAddress,
    address: { '@type': 'PostalAddress' },
  },
  Event: {
    name: text,
    description: text,
    startDate: isoDateOrTime,
    eventStatus: 'https://schema.org/EventScheduled',
    image: siteAddress,
    location: { '@type': 'Place' },
  },
  Place: { name: text, address: { '@type': 'PostalAddress' } },
  PostalAddress: { addressRegion: text, addressCountry: 'US' },
  GeoCoordinates: { latitude: expect.any(Number), longitude: expect.any(Number) },
  BlogPosting: {
    headline: text,
    image: siteAddress,
    datePublished: isoDate,
    author: { '@type': 'Organization', name: text, url: `${SITE_URL}/` },
    mainEntityOfPage: siteAddress,
  },
};

const [activityPath = '', eventPath = ''] = placePaths;
const towns = townsWithPage.map(({ slug }) => paths.destination(slug));
const lists = [
  paths.thingsToDo,
  '/wine-spirits',
  '/water-sports',
  '/outdoor',
  '/culture',
  '/dining',
  '/entertainment',
].concat(paths.destinations, paths.blog);

/**
 * The types that each page must have (decisions, "Search engines"). The events page also has an
 * Event for each occurrence that is announced.
 */
const TYPES: Record<string, string[]> = {
  [paths.home]: ['WebSite', 'LodgingBusiness', 'FAQPage'],
  [paths.contact]: ['BreadcrumbList'],
  '/river-safety': ['BreadcrumbList'],
  '/search': ['BreadcrumbList'],
  [paths.stay]: ['BreadcrumbList'],
  [paths.plan]: ['BreadcrumbList'],
  [paths.post(1)]: ['BreadcrumbList', 'BlogPosting'],
  [paths.events]: ['BreadcrumbList', 'ItemList'],
  [activityPath]: ['BreadcrumbList', 'TouristAttraction'],
  // The market is on ten weekends a year, and one of them is the next 12 months' last.
  [eventPath]: ['BreadcrumbList', ...Array.from({ length: 11 }, () => 'Event')],
  ...Object.fromEntries(towns.map((path) => [path, ['BreadcrumbList', 'TouristDestination']])),
  ...Object.fromEntries(lists.map((path) => [path, ['BreadcrumbList', 'ItemList']])),
  ...Object.fromEntries(missingPaths.map((path) => [path, []])),
};

const dataByPath = new Map<string, StructuredThing[]>();

beforeAll(async () => {
  for (const path of everyPath)
    dataByPath.set(path, readStructuredData((await pageAt(path)).document));
});

test.for(everyPath)(
  '%s has its types of structured data, each with its required properties',
  async (path) => {
    const things = dataByPath.get(path) ?? [];
    const events = path === paths.events ? (await announcedStarts()).map(() => 'Event') : [];
    expect(things.map((thing) => thing['@type'])).toEqual([...(TYPES[path] ?? []), ...events]);
    for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
    for (const thing of things.flatMap(withParts)) {
      const required = REQUIRED[thing['@type']];
      expect(required, `${thing['@type']} has required properties`).toBeDefined();
      expect(thing).toMatchObject(required ?? {});
    }
  },
);

test('the home page’s six questions are in its FAQPage, word for word', async () => {
  const { document } = await pageAt(paths.home);
  const shown = [...document.querySelectorAll('details')].map((question) => ({
    question: question.querySelector('summary')?.textContent,
    answer: question.querySelector('p')?.textContent,
  }));
  const faq = dataByPath.get(paths.home)?.find((thing) => thing['@type'] === 'FAQPage');
  expect(shown).toHaveLength(6);
  expect(faq?.mainEntity).toEqual(
    shown.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
});

test('lists and breadcrumbs are numbered from 1, and the trail ends at the page itself', () => {
  for (const [path, things] of dataByPath) {
    for (const { '@type': type, itemListElement, numberOfItems } of things) {
      if (type !== 'ItemList' && type !== 'BreadcrumbList') continue;
      const items = itemListElement as { position: number; item?: string }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      if (type === 'ItemList') expect(numberOfItems).toBe(items.length);
      if (type === 'BreadcrumbList')
        expect([items[0]?.item, items.at(-1)?.item]).toEqual([`${SITE_URL}/`, SITE_URL + path]);
    }
  }
});

test('the events page tells of every announced day that the calendar has for the next 12 months', async () => {
  const starts = await announcedStarts();
  expect(starts.length).toBeGreaterThan(20);
  const events = (dataByPath.get(paths.events) ?? []).filter(
    ({ '@type': type }) => type === 'Event',
  );
  expect(events.map(({ startDate }) => String(startDate).slice(0, 10)).sort()).toEqual(starts);
});

test('no page claims ratings, reviews, prices or a vacation rental: nothing is made up', () => {
  const all = JSON.stringify([...dataByPath.values()]);
  expect(all).not.toMatch(/rating|review|priceRange|offers|VacationRental/i);
});

/** The ISO dates on which announced occurrences of the next 12 months start, in order. */
async function announcedStarts(): Promise<string[]> {
  const { scheduled, day } = await shippedContent();
  const { year, ...date } = dayParts(day);
  const last = dayText(dayOf(year + 1, date.month, date.day));
  return calendar(scheduled, day)
    .filter(({ usual, startDate }) => !usual && startDate <= last)
    .map(({ startDate }) => startDate);
}

/** The thing and all typed things nested in it. */
function withParts(thing: StructuredThing): StructuredThing[] {
  const parts = Object.values(thing).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [thing, ...parts.filter(isThing).flatMap(withParts)];
}

function isThing(value: unknown): value is StructuredThing {
  return typeof value === 'object' && value !== null && '@type' in value;
}
