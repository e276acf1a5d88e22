import { expect, test } from 'vitest';
import { slugOf } from '../../model/entry-slug.ts';
import { fullCabin, sampleCabin } from '../../model/fixtures/samples.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAt, SITE_URL } from '../../server/fixtures/page-at.tsx';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';

const shipped = await shippedContent();
const real = { ...fullCabin(1), name: 'Juniper', slug: 'juniper' };

/** What the structured data says is there to rent. */
function lodgingOf(document: Document) {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent ?? ''))
    .find((thing) => thing['@type'] === 'LodgingBusiness');
}

test('its photos stand room by room, each with its words, and search engines get them (decision 51)', async () => {
  const page = await pageAt('/cabins/juniper', { cabins: [real] });
  const gallery = page.getByRole('region', { name: 'Room by room' });
  const pictures = [...gallery.querySelectorAll('img')];
  expect(pictures.map(({ alt }) => alt)).toEqual(['Two beds.', 'A river.']);
  expect(texts(gallery.querySelectorAll('figcaption'))).toEqual(['Beds']);
  expect(page.document.querySelector('.post-picture img')?.getAttribute('src')).toBe(
    '/images/a.svg',
  );
  expect(lodgingOf(page.document).image).toEqual(
    ['a', 'b', 'c'].map((name) => `${SITE_URL}/images/${name}.svg`),
  );
});

test('structured data says hours, baths and features as search engines read them, and nothing empty', async () => {
  const cabins = [{ ...real, checkIn: 'From 4:30 p.m. on', checkOut: '11 AM' }];
  const full = lodgingOf((await pageAt('/cabins/juniper', { cabins })).document);
  expect(full).toMatchObject({ checkinTime: '16:30', checkoutTime: '11:00' });
  expect(full.containsPlace).toMatchObject({
    numberOfBathroomsTotal: 2,
    numberOfFullBathrooms: 1,
    amenityFeature: [{ name: 'Porch' }, { name: 'On the water' }, { name: 'Hot tub' }],
  });
  const plain = [sampleCabin(1, { checkIn: 'As you like' })];
  const { document } = await pageAt('/cabins/cabin-1', { cabins: plain });
  expect(Object.keys(lodgingOf(document)).sort()).toEqual(
    ['@context', '@type', 'containsPlace', 'description', 'name', 'telephone', 'url'].sort(),
  );
  expect(Object.keys(lodgingOf(document).containsPlace)).toEqual(['@type', 'name', 'occupancy']);
});

test('without a picture of its own, the first photo stands for the cabin instead of the portrait (decision 51)', async () => {
  const { imageUrl: _, imageAlt: __, ...drawn } = real;
  const page = await pageAt('/cabins/juniper', { cabins: [drawn] });
  expect(page.document.querySelector('.post-picture img')?.getAttribute('src')).toBe(
    '/images/b.svg',
  );
  expect(page.queryByText('Drawing, not a photograph')).toBeNull();
  expect(page.getByRole('region', { name: 'Room by room' }).querySelectorAll('img')).toHaveLength(
    1,
  );
});

test('where it is: the map, the owner’s minutes, and the next towns as the table of roads has them (decision 51)', async () => {
  const page = await pageAt('/cabins/juniper', { cabins: [real] });
  const where = page.getByRole('region', { name: 'Where it is' });
  expect(where.querySelector('svg .map-place')).toBeTruthy();
  expect(where.querySelector('svg image')?.getAttribute('href')).toBe(
    '/images/hill-country-map.svg',
  );
  expect(texts(where.querySelectorAll('dt')).slice(0, 3)).toEqual([
    'River',
    'Hospital',
    'San Marcos',
  ]);
  expect(texts(where.querySelectorAll('dd')).slice(0, 4)).toEqual([
    '5\u00a0min',
    '30\u00a0min',
    '25\u00a0min',
    '25 to 30\u00a0min',
  ]);
});

test('what nobody states isn’t there: a town without roads, a cabin without a place, an example (decision 51)', async () => {
  const elsewhere = { ...sampleCabin(1), town: 'Marfa' };
  const nowhere = sampleCabin(2);
  for (const cabin of [elsewhere, nowhere]) {
    const page = await pageAt(`/cabins/${slugOf(cabin)}`, { cabins: [elsewhere, nowhere] });
    expect(page.queryByRole('heading', { name: 'Where it is' })).toBeNull();
  }
  for (const cabin of shipped.cabins) {
    const page = await pageAt(`/cabins/${slugOf(cabin)}`);
    for (const name of ['Where it is', 'Nearby', 'Room by room', 'Arrival sheet'])
      expect(page.queryByRole('heading', { name })).toBeNull();
    expect(page.queryByRole('button', { name: 'Start my drives here' })).toBeNull();
  }
});

test('the fewest nights are its own, or those of the season (decision 51)', async () => {
  const nights = async (cabin: typeof real) => {
    const { document } = await pageAt('/cabins/juniper', { cabins: [cabin] });
    const rows = [...document.querySelectorAll('.facts > div')];
    return rows.find(({ textContent }) => textContent?.includes('Minimum stay'))?.textContent;
  };
  expect(await nights(real)).toContain('2 nights');
  const { minimumNights: _, ...without } = real;
  expect(await nights(without as typeof real)).toContain('2 nights, in peak season 3');
});

test('what is on during the stay is a tap away (decision 51)', async () => {
  const page = await pageAt('/cabins/juniper', { cabins: [real] });
  expect(hrefs([page.getByRole('link', { name: 'What is on during your stay' })])).toEqual([
    '/stay',
  ]);
});
