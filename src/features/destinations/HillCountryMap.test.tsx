import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paths } from '../../model/paths.ts';
import { townPageSlug } from '../../model/towns.ts';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import { createQueryClient } from '../../site/data/query-client.ts';
import { allWords, WordsProvider, wordsOf } from '../../site/words/words-context.ts';
import { fixedTowns } from '../map/places/fixed-towns.ts';
import { TownMap } from '../map/TownMap.tsx';
import type { Destination } from './destination.ts';
import { destinationsQuery } from './destination-queries.ts';
import { HillCountryMap } from './HillCountryMap.tsx';

const { words, destinations } = await shippedSnapshot();

const austin: Destination = {
  id: 2,
  name: 'Austin',
  description: 'The city.',
  latitude: 30.2672,
  longitude: -97.7431,
};
const luckenbach: Destination = {
  id: 6,
  name: 'Luckenbach',
  description: 'A porch.',
  latitude: 30.1809,
  longitude: -98.757,
};
const houston: Destination = {
  id: 20,
  name: 'Houston',
  description: 'Elsewhere.',
  latitude: 29.7604,
  longitude: -95.3698,
};

function mapOf(destinations?: Destination[]): string {
  const client = createQueryClient();
  if (destinations) client.setQueryData(destinationsQuery.queryKey, destinations);
  return renderToString(
    <QueryClientProvider client={client}>
      <HillCountryMap words={wordsOf(words, 'destinations').map} />
    </QueryClientProvider>,
  );
}

/** The links on the drawing, as "name → href". */
function pins(html: string): string[] {
  return [...html.matchAll(/<a class="map-pin" href="([^"]*)" aria-label="([^"]*)"/g)].map(
    ([, href, name]) => `${name} → ${href}`,
  );
}

test('a town with a page is linked to it, every other to its card', () => {
  expect(pins(mapOf([luckenbach, austin]))).toEqual([
    '1 Austin → /destinations/austin',
    '2 Luckenbach → #destination-6',
  ]);
});

test('the list has the same numbers, names and links, and says how far away each town is in a straight line', () => {
  const list = mapOf([luckenbach, austin]).replace(/^.*<ol/s, '<ol');
  expect(list).toMatch(
    />1<\/span><a href="\/destinations\/austin">Austin<\/a><span class="map-miles">28 miles</,
  );
  expect(list).toMatch(
    />2<\/span><a href="#destination-6">Luckenbach<\/a><span class="map-miles">41 miles</,
  );
  expect(list).toContain('Straight-line miles from Wimberley; the road is longer.');
});

test('a town beyond the edge of the map is only in the list', () => {
  const html = mapOf([austin, houston]);
  expect(pins(html)).toEqual(['1 Austin → /destinations/austin']);
  expect(html).toContain('>Houston</a>');
});

test('there is no map while the destinations load, if there are none, or if none has coordinates (decision 20)', () => {
  expect(mapOf()).toBe('');
  expect(mapOf([])).toBe('');
  expect(mapOf([{ id: 9, name: 'Kerrville', description: 'On the Guadalupe.' }])).toBe('');
});

test('nothing on the map needs a style attribute, which the security policy blocks', () => {
  expect(mapOf([austin, luckenbach])).not.toMatch(/ style=/);
});

test("a town's own map marks the town, links to all others and to their cards, and fetches nothing", () => {
  const html = renderToString(
    <WordsProvider value={allWords(words)}>
      <TownMap town="Austin" />
    </WordsProvider>,
  );
  expect(html).toContain('Where Austin is');
  expect(html).toContain('<strong>Austin</strong>');
  const found = pins(html);
  expect(found).toContain('1 Wimberley → /destinations#destination-5');
  expect(found).toContain('12 Fredericksburg → /destinations/fredericksburg');
  expect(found).toHaveLength(fixedTowns.length - 1);
});

test('the towns on a town’s map are the shipped destinations, where those are', () => {
  const shipped = destinations.flatMap(({ id, name, latitude, longitude }) => {
    const slug = townPageSlug(name);
    const href = slug ? paths.destination(slug) : `${paths.destinations}#destination-${id}`;
    return [{ name, latitude, longitude, href }];
  });
  expect(fixedTowns).toEqual(shipped);
});
