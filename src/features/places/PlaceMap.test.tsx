import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { milesBetween, WIMBERLEY } from '../../model/distance.ts';
import { MAP_SIZE, UNITS_PER_MILE, unproject } from '../map/places/projection.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { placeMap } from './place-map.server.ts';

const BLUE_HOLE = { latitude: 30.0029, longitude: -98.0911 };
const WILDFLOWER_CENTER = { latitude: 30.1855, longitude: -97.8733 };
const FREDERICKSBURG = { latitude: 30.2757, longitude: -98.8727 };
const LOST_MAPLES = { latitude: 29.8077, longitude: -99.5707 };

/** What part of the drawing is shown for a place, and what stands on it. */
function mapOf(position: { latitude: number; longitude: number }) {
  const map = placeMap(position, 'Our cabins');
  if (!map) throw new Error('It is off the drawing.');
  const html = renderToString(<PlaceMap map={map} />);
  const [x = 0, y = 0, width = 0, height = 0] =
    /viewBox\(([\d.,]+)\)/.exec(html)?.[1]?.split(',').map(Number) ?? [];
  const scale = width / MAP_SIZE.width;
  const at = (point: { x: number; y: number }) =>
    unproject({ x: x + point.x * scale, y: y + point.y * scale });
  const [roads, names] = [/<text y="[^>]+>([^<]+)/g, /<text x=[^>]+>([^<]+)/g].map((form) =>
    [...html.matchAll(form)].map(([, name]) => name),
  );
  return { ...map, x, y, width, height, miles: width / UNITS_PER_MILE, at, roads, names };
}

test('the nearer the cabins, the closer the map: 12, 40 or 84 miles are in sight', () => {
  const miles = [BLUE_HOLE, WILDFLOWER_CENTER, FREDERICKSBURG].map((place) => mapOf(place).miles);
  expect(miles.map(Math.round)).toEqual([12, 40, 84]);
});

test('pin and dot stand where the place and the cabins are, apart even within a mile', () => {
  for (const place of [BLUE_HOLE, WILDFLOWER_CENTER, FREDERICKSBURG]) {
    const { at, place: pin, home } = mapOf(place);
    expect(milesBetween(at(pin), place)).toBeLessThan(0.1);
    expect(milesBetween(at(home), WIMBERLEY)).toBeLessThan(0.1);
    expect(Math.hypot(pin.x - home.x, pin.y - home.y)).toBeGreaterThan(40);
  }
});

test('of a place too far from the cabins, what is around it is in sight, and the way to them', () => {
  const { miles, at, place, home, names } = mapOf(LOST_MAPLES);
  expect(Math.round(miles)).toBe(40);
  expect(milesBetween(at(place), LOST_MAPLES)).toBeLessThan(0.1);
  expect(names).toEqual(['Leakey', 'Utopia', 'Our cabins']);
  // They are in the east, a little to the north.
  expect(home.x).toBeGreaterThan(MAP_SIZE.width * 0.95);
  expect(home.turn).toBeLessThan(0);
  expect(home.turn).toBeGreaterThan(-20);
});

test('the towns around have a dot each, and the road in the middle its number', () => {
  const { at, towns, names, roads } = mapOf(WILDFLOWER_CENTER);
  expect(names).toEqual(['Austin', 'San Marcos', 'Dripping Springs', 'Our cabins']);
  expect(roads).toEqual(['12']);
  const austin = towns.find(({ name }) => name === 'Austin');
  expect(
    austin && milesBetween(at(austin), { latitude: 30.2672, longitude: -97.7431 }),
  ).toBeLessThan(0.1);
  expect(mapOf(BLUE_HOLE)).toMatchObject({ roads: ['12'], names: ['Woodcreek', 'Our cabins'] });
});

test('what is shown lies on the drawing, at its edges, too', () => {
  for (const [latitude, longitude] of [
    [31.04, -97.5],
    [29.32, -99.95],
  ] as const) {
    const { x, y, width, height } = mapOf({ latitude, longitude });
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(MAP_SIZE.width);
    expect(y + height).toBeLessThanOrEqual(MAP_SIZE.height);
    expect(width / height).toBeCloseTo(MAP_SIZE.width / MAP_SIZE.height, 3);
  }
});

test('a place off the map has none', () => {
  expect(placeMap({ latitude: 35, longitude: -101 }, 'Our cabins')).toBeUndefined();
});
