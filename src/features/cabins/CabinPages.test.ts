import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { writeSitemap } from '../../app/sitemap.server.ts';
import { slugOf } from '../../model/entry-slug.ts';
import { fullCabin, SAMPLE_DAY, sampleCabin } from '../../model/fixtures/samples.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAt, SITE_URL } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import { readHead } from '../../site/fixtures/page-head.ts';
import { searchDocuments } from '../search/search-documents.server.ts';

const shipped = await shippedSnapshot();
const real = { ...fullCabin(1), name: 'Juniper', slug: 'juniper' };

/** The shipped content with these cabins, on the day of the tests. */
const contentWith = (cabins: typeof shipped.cabins) =>
  contentOn({ ...shipped, cabins }, SAMPLE_DAY);

test('/cabins shows each example with its notes, and search engines are asked to leave it (decision 51)', async () => {
  const page = await pageAt('/cabins');
  expect(page.status).toBe(200);
  expect(texts(page.getByRole('main').querySelectorAll('h2'))).toEqual(
    shipped.cabins.map(({ name }) => name),
  );
  const { length } = shipped.cabins;
  expect(page.getAllByText('Example cabin, not for rent')).toHaveLength(length);
  expect(page.getAllByText('Drawing, not a photograph')).toHaveLength(length);
  expect(readHead(page.document)).toMatchObject({ canonicals: [], meta: { robots: ['noindex'] } });
  expect(page.html).not.toContain('application/ld+json');
});

test('an example that becomes a cabin by its name is at no address of an example', () => {
  const named = shipped.cabins.map((cabin) => slugOf({ ...cabin, name: 'Pecan Cottage' }));
  expect(new Set(named)).toEqual(new Set(['pecan-cottage']));
});

test.each(shipped.cabins.map(slugOf))(
  '/cabins/%s says that it is an example, and sells nothing (decision 51)',
  async (slug) => {
    const page = await pageAt(`/cabins/${slug}`);
    expect(page.status).toBe(200);
    const main = page.getByRole('main');
    const [note] = page.getAllByText('Example cabin, not for rent');
    const picture = main.querySelector('.post-picture img');
    expect(picture?.getAttribute('src')).toBe(`/cabins/${slug}.svg`);
    expect(note?.nextElementSibling?.contains(picture)).toBe(true);
    expect(page.getByRole('link', { name: /^See dates and prices/ })).toBeTruthy();
    expect(main.textContent).not.toMatch(/Book this cabin|\$\d|minutes/);
    expect(readHead(page.document)).toMatchObject({
      canonicals: [],
      meta: { robots: ['noindex'] },
    });
    expect(page.html).not.toContain('application/ld+json');
    expect(writeSitemap(contentWith(shipped.cabins), SITE_URL)).not.toContain('/cabins');
  },
);

test('a real cabin shows what its owner says, and is booked where the owner says (decision 51)', async () => {
  const page = await pageAt('/cabins/juniper', { cabins: [real, sampleCabin(2)] });
  const main = page.getByRole('main');
  expect(texts(main.querySelectorAll('dd'))).toEqual(
    expect.arrayContaining(['4 guests', '1.5', 'Porch, On the water, Hot tub', '2 nights']),
  );
  expect(main.textContent).toContain('From $200 (2026)');
  expect(main.querySelector('.post-title')?.textContent).toContain(
    'Sleeps 4 • 2 bedrooms • Wimberley • From $200 a night (2026)',
  );
  expect(hrefs([page.getByRole('link', { name: /^Book this cabin/ })])).toEqual([
    expect.stringMatching(/^https:\/\/booking\.example\.com\/porch\?utm_.*=cabin-cabin$/),
  ]);
  expect(main.textContent).toContain('The booking site has the last word on dates and prices.');
  expect(main.textContent).not.toMatch(/Example cabin|Drawing, not a photograph.*House rules/);
  const { canonicals, meta } = readHead(page.document);
  expect([canonicals, meta.robots]).toEqual([
    [`${SITE_URL}/cabins/juniper`],
    ['index, follow, max-image-preview:large'],
  ]);
  const things = [...page.document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent),
  );
  expect(things).toMatchObject([
    { '@type': 'BreadcrumbList' },
    { '@type': 'LodgingBusiness', name: 'Juniper', containsPlace: { occupancy: { maxValue: 4 } } },
  ]);
  expect(hrefs(main.querySelectorAll('#others + ul a.card-link'))).toEqual(['/cabins/cabin-2']);
  expect(writeSitemap(contentWith([real]), SITE_URL)).toContain('/cabins/juniper');
});

test('a cabin’s page ends with the three that sleep about as many, and with the way to all (decision 51)', async () => {
  const cabins = [4, 12, 2, 5, 4].map((sleeps, index) => sampleCabin(index + 1, { sleeps }));
  const page = await pageAt('/cabins/cabin-1', { cabins });
  const others = page.getByRole('heading', { name: 'Other cabins' }).parentElement;
  expect(hrefs([...(others?.querySelectorAll('a') ?? [])])).toEqual([
    '/cabins/cabin-5',
    '/cabins/cabin-4',
    '/cabins/cabin-3',
    '/cabins',
  ]);
});

test.each(['/cabins', '/cabins/example-four-guests-on-a-hill', '/cabins/featured'])(
  'without cabins, %s is the 404 page (decision 51)',
  async (path) => {
    const page = await pageAt(path, { cabins: [] });
    expect(page.status).toBe(404);
    expect(readHead(page.document).meta.robots).toEqual(['noindex']);
  },
);

test('the cabins are linked from menu and footer, /contact, /stay, /plan and the end of every other page beyond the route table, and nowhere without cabins (decision 51)', async () => {
  for (const [path, count] of [
    ['/', 6],
    ['/contact', 3],
    ['/stay', 3],
    ['/plan', 3],
    ['/things-to-do/wine-road-290', 3],
    ['/river-safety', 3],
    ['/search', 3],
    ['/privacy', 3],
    ['/events', 2],
  ] as const) {
    const { document } = await pageAt(path);
    expect([path, document.querySelectorAll('a[href="/cabins"]').length]).toEqual([path, count]);
    const { html } = await pageAt(path, { cabins: [] });
    expect([path, html.includes('href="/cabins"')]).toEqual([path, false]);
  }
});

test('a real cabin shows what is near and on in its town, its lines and its arrival sheet, but no exact place (decision 51)', async () => {
  const page = await pageAt('/cabins/juniper', {
    cabins: [{ ...real, latitude: 30.0123, longitude: -98.0987 }],
  });
  const main = page.getByRole('main');
  for (const name of ['Before you book', 'Arrival sheet', 'Nearby'])
    expect(page.getByRole('heading', { name })).toBeTruthy();
  expect(hrefs(main.querySelectorAll('#nearby + ul a'))).toHaveLength(6);
  expect(main.textContent).toContain('50 Mbit/s');
  expect(page.html).not.toMatch(/30\.0123|98\.0987/);
});

test('from four cabins on, a table compares them, each by its page (decision 51)', async () => {
  const price = { from: 190, year: 2026 };
  const cabins = [1, 2, 3, 4].map((id) => sampleCabin(id, id === 2 ? { price } : {}));
  const page = await pageAt('/cabins', {
    cabins: [{ ...cabins[0], baths: 1.5 }, ...cabins.slice(1)] as typeof cabins,
  });
  // Screen readers hear of one region that scrolls, not of two with one name.
  expect(page.getAllByRole('region', { name: 'Side by side' })).toHaveLength(1);
  const { document } = page;
  expect(hrefs(document.querySelectorAll('table thead a'))).toEqual(
    cabins.map(({ id }) => `/cabins/cabin-${id}`),
  );
  expect(texts(document.querySelectorAll('tbody th'))).toEqual(['Sleeps', 'A night', 'Baths']);
  expect(texts(document.querySelectorAll('tbody tr:nth-child(2) td'))).toEqual([
    'Not said',
    'From $190 (2026)',
    'Not said',
    'Not said',
  ]);
  expect(page.getByText('Slide the table sideways to see all 4.')).toBeTruthy();
  expect(texts(document.querySelectorAll('tbody tr:last-child td'))).toEqual([
    '1.5',
    'Not said',
    'Not said',
    'Not said',
  ]);
  const few = await pageAt('/cabins', { cabins: cabins.slice(1) });
  expect(few.document.querySelector('table')).toBeNull();
});

test('a card says how many the cabin sleeps, its price if that is known, and whether dogs and wheels get in (decision 51)', async () => {
  const price = { from: 190, year: 2026 };
  const page = await pageAt('/cabins', {
    cabins: [
      sampleCabin(1, { price, dogs: 'One dog', stepFree: 'Yes, by a ramp' }),
      sampleCabin(2, { dogs: 'No dogs', stepFree: 'No: two steps' }),
    ],
  });
  expect(texts(page.document.querySelectorAll('.cabin-facts'))).toEqual([
    'Sleeps 4 • From $190 a night (2026)',
    'Sleeps 4',
  ]);
  expect(texts(page.document.querySelectorAll('.cabin-also'))).toEqual([
    'Dogs welcome • Step-free',
  ]);
  expect(page.getByRole('link', { name: /^See dates and prices/ })).toBeTruthy();
  expect(page.document.querySelector('.cabin-wishes')).toBeNull();
});

test('search knows real cabins and no examples (decision 51)', () => {
  const found = (cabins: typeof shipped.cabins) =>
    searchDocuments(contentWith(cabins))
      .filter(({ path }) => path.startsWith('/cabins'))
      .map(({ path }) => path);
  expect(found(shipped.cabins)).toEqual([]);
  expect(found([real])).toEqual(['/cabins', '/cabins/juniper']);
});
