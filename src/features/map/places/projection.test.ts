import { expect, test } from 'vitest';
import { milesBetween } from '../../../model/distance.ts';
import {
  isOnMap,
  MAP_SIZE,
  project,
  projectLine,
  UNITS_PER_MILE,
  unproject,
} from './projection.ts';

const wimberley = { latitude: 29.9974, longitude: -98.0986 };
const leakey = { latitude: 29.7288, longitude: -99.7614 };
const llano = { latitude: 30.751, longitude: -98.678 };

test('north is up and east is right', () => {
  const here = project(wimberley.longitude, wimberley.latitude);
  expect(project(leakey.longitude, leakey.latitude).x).toBeLessThan(here.x);
  expect(project(llano.longitude, llano.latitude).y).toBeLessThan(here.y);
});

test('the corners of the map are the corners of the drawing', () => {
  expect(project(-99.98, 31.06)).toEqual({ x: 0, y: 0 });
  const { x, y } = project(-97.45, 29.3);
  expect(x).toBeCloseTo(MAP_SIZE.width, 6);
  expect(y).toBeCloseTo(MAP_SIZE.height, 0);
});

test.each([
  ['Leakey', leakey],
  ['Llano', llano],
])('the scale bar is true on the way to %s, to within one percent', (_, town) => {
  const from = project(wimberley.longitude, wimberley.latitude);
  const to = project(town.longitude, town.latitude);
  const drawn = Math.hypot(to.x - from.x, to.y - from.y) / UNITS_PER_MILE;
  expect(drawn / milesBetween(wimberley, town)).toBeCloseTo(1, 2);
});

test('a point on the drawing is the place that was drawn there', () => {
  const { latitude, longitude } = unproject(project(llano.longitude, llano.latitude));
  expect(latitude).toBeCloseTo(llano.latitude, 9);
  expect(longitude).toBeCloseTo(llano.longitude, 9);
});

test('a line of longitudes and latitudes becomes a line of points', () => {
  expect(projectLine([-99.98, 31.06, -98.5, 30])).toEqual([{ x: 0, y: 0 }, project(-98.5, 30)]);
});

test('Houston is not on the map, San Antonio is', () => {
  expect(isOnMap(project(-95.37, 29.76))).toBe(false);
  expect(isOnMap(project(-98.4936, 29.4241))).toBe(true);
});
