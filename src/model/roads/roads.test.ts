import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { milesBetween, type Position } from '../distance.ts';
import { ROADS } from './roads.ts';

/** The towns of the guide, and those that have no entry of their own. */
const POSITIONS = new Map<string, Position>([
  ...(
    parse(readFileSync('content/destinations.yaml', 'utf8')) as (Position & { name: string })[]
  ).map((town) => [town.name, town] as const),
  ['San Marcos', { latitude: 29.883, longitude: -97.941 }],
  ['Kyle', { latitude: 29.989, longitude: -97.877 }],
  ['Driftwood', { latitude: 30.116, longitude: -98.034 }],
  ['Stonewall', { latitude: 30.237, longitude: -98.662 }],
  ['Burnet', { latitude: 30.759, longitude: -98.226 }],
]);

function straightMiles(from: string, to: string): number {
  const [one, other] = [POSITIONS.get(from), POSITIONS.get(to)];
  if (!one || !other) throw new Error(`Nobody knows where ${from} or ${to} is.`);
  return milesBetween(one, other);
}

test.each(ROADS)(
  'from $from to $to: no road is shorter than the straight line, nor more than 2.2 times as long',
  ({ from, to, miles, minutes }) => {
    const straight = straightMiles(from, to);
    expect(miles ?? minutes).toBeDefined();
    if (miles !== undefined) {
      expect(miles).toBeGreaterThanOrEqual(Math.floor(straight));
      expect(miles).toBeLessThanOrEqual(2.2 * straight);
    }
    if (minutes !== undefined) {
      // Between 25 and 60 miles an hour on a road 1.0 to 2.2 times as long.
      expect(minutes[0]).toBeLessThanOrEqual(minutes[1]);
      expect(minutes[0] / 60).toBeGreaterThan(straight / 60);
      expect(minutes[1] / 60).toBeLessThan((2.2 * straight) / 25);
    }
  },
);

test('no pair of towns is listed twice', () => {
  const pairs = ROADS.map(({ from, to }) => [from, to].sort().join(' and '));
  expect(new Set(pairs).size).toBe(pairs.length);
});
