import { expect } from 'vitest';
import { paths } from '../src/site/paths.ts';
import { SITE_URL } from './guide.ts';
import { readStructuredData, type StructuredThing } from './head.ts';
import { everyPath, missingPaths } from './pages.ts';
import { test as base } from './test.ts';
import { inFreshPage } from './visit.ts';

const text = expect.stringMatching(/\S/);
const siteAddress = expect.stringMatching(new RegExp(`^${SITE_URL}(/|$)`));
const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const filled = expect.objectContaining({ length: expect.any(Number), 0: expect.anything() });

/** What search engines require of each type, and recommend where the guide has it. */
const REQUIRED: Record<string, object> = {
  WebSite: { name: text, url: `${SITE_URL}/` },
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
  ListItem: { position: expect.any(Number), name: text },
  TouristDestination: {
    name: text,
    description: text,
    image: siteAddress,
    url: siteAddress,
    geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number), longitude: expect.any(Number) },
    touristType: filled,
  },
  Event: { name: text, startDate: isoDate, location: { '@type': 'Place', name: text, address: { '@type': 'PostalAddress' } } },
  BlogPosting: {
    headline: text,
    image: siteAddress,
    datePublished: isoDate,
    author: { '@type': 'Organization', name: text, url: `${SITE_URL}/` },
    mainEntityOfPage: siteAddress,
  },
};

const towns = ['fredericksburg', 'austin', 'dripping-springs', 'new-braunfels'].map(paths.destination);
const lists = [paths.thingsToDo, '/wine-spirits', '/water-sports', '/outdoor', '/culture', '/dining', '/entertainment'].concat(
  paths.destinations,
  paths.blog,
);

/** The types that each page must have (decisions, "Search engines"). Events have more, one for each with real dates. */
const TYPES: Record<string, string[]> = {
  [paths.home]: ['WebSite', 'LodgingBusiness', 'FAQPage'],
  [paths.contact]: ['BreadcrumbList'],
  [paths.post(1)]: ['BreadcrumbList', 'BlogPosting'],
  [paths.events]: ['BreadcrumbList', 'ItemList'],
  ...Object.fromEntries(towns.map((path) => [path, ['BreadcrumbList', 'TouristDestination']])),
  ...Object.fromEntries(lists.map((path) => [path, ['BreadcrumbList', 'ItemList']])),
  ...Object.fromEntries(missingPaths.map((path) => [path, []])),
};

const test = base.extend('dataByPath', { scope: 'file' }, ({ browser, guide }) =>
  inFreshPage(browser, { javaScriptEnabled: false }, async (page) => {
    const dataByPath = new Map<string, StructuredThing[]>();
    for (const path of everyPath) {
      await page.goto(guide.url + path);
      dataByPath.set(path, await readStructuredData(page));
    }
    return dataByPath;
  }),
);

test.for(everyPath)('%s has its types of structured data, each with the properties that it requires', (path, { dataByPath }) => {
  const things = dataByPath.get(path) ?? [];
  expect(things.map((thing) => thing['@type']).filter((type) => type !== 'Event')).toEqual(TYPES[path]);
  for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
  for (const thing of things.flatMap(withParts)) expect(thing).toMatchObject(REQUIRED[thing['@type']] ?? {});
});

test('the six questions of the home page are in its FAQPage, word for word', async ({ dataByPath, page }) => {
  await page.goto(paths.home);
  const shown = await page.locator('details').evaluateAll((questions) =>
    questions.map((question) => ({
      question: question.querySelector('summary')?.textContent,
      answer: question.querySelector('p')?.textContent,
    })),
  );
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

test('lists and breadcrumbs are numbered from 1, and the trail ends at the page itself', ({ dataByPath }) => {
  for (const [path, things] of dataByPath) {
    for (const { '@type': type, itemListElement } of things) {
      if (type !== 'ItemList' && type !== 'BreadcrumbList') continue;
      const items = itemListElement as { position: number; item?: string }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      if (type === 'BreadcrumbList') expect([items[0]?.item, items.at(-1)?.item]).toEqual([`${SITE_URL}/`, SITE_URL + path]);
    }
  }
});

test('no page claims ratings, reviews, prices or a vacation rental: nothing is invented', ({ dataByPath }) => {
  const all = JSON.stringify([...dataByPath.values()]);
  expect(all).not.toMatch(/rating|review|priceRange|offers|VacationRental/i);
});

/** The thing and all typed things inside it. */
function withParts(thing: StructuredThing): StructuredThing[] {
  const parts = Object.values(thing).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [thing, ...parts.filter(isThing).flatMap(withParts)];
}

function isThing(value: unknown): value is StructuredThing {
  return typeof value === 'object' && value !== null && '@type' in value;
}
