import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milesBetween, type Position, WIMBERLEY } from './distance.ts';

const austin = { latitude: 30.2672, longitude: -97.7431 };
const leakey = { latitude: 29.7288, longitude: -99.7614 };

test('Austin is 28 straight-line miles from Wimberley, Leakey 101', () => {
  expect(milesBetween(WIMBERLEY, austin)).toBeCloseTo(28.3, 1);
  expect(milesBetween(WIMBERLEY, leakey)).toBeCloseTo(101.3, 1);
});

test('a degree of latitude is 69.1 miles, and so is a degree of longitude at the equator; at 60 degrees it is half that', () => {
  expect(
    milesBetween({ latitude: 30, longitude: -98 }, { latitude: 31, longitude: -98 }),
  ).toBeCloseTo(69.1, 1);
  expect(milesBetween({ latitude: 0, longitude: 10 }, { latitude: 0, longitude: 11 })).toBeCloseTo(
    69.1,
    1,
  );
  expect(
    milesBetween({ latitude: 60, longitude: 10 }, { latitude: 60, longitude: 11 }),
  ).toBeCloseTo(34.55, 1);
});

test('the far side of the earth is half its circumference away', () => {
  expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
    Math.PI * 3958.8,
    6,
  );
});

const position: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('the way there is as long as the way back, and a place is at no distance from itself', () => {
  fc.assert(
    fc.property(position, position, (from, to) => {
      expect(milesBetween(from, to)).toBeCloseTo(milesBetween(to, from), 6);
      expect(milesBetween(from, from)).toBe(0);
      expect(milesBetween(from, to)).toBeGreaterThanOrEqual(0);
    }),
  );
});
