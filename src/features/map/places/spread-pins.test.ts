import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../../model/fixtures/cases.ts';
import { MAP_SIZE, type Point, project } from './projection.ts';
import { PIN_DISTANCE, spreadPins } from './spread-pins.ts';

const newBraunfels = project(-98.1245, 29.703);
const gruene = project(-98.1039, 29.7383);
const austin = project(-97.7431, 30.2672);

function distance(from: Point | undefined, to: Point | undefined): number {
  if (!from || !to) throw new Error('a pin is missing');
  return Math.hypot(to.x - from.x, to.y - from.y);
}

test('Gruene and New Braunfels can each be tapped, and Austin stays where it is', () => {
  const [first, second, third] = spreadPins([newBraunfels, gruene, austin]);
  expect(distance(newBraunfels, gruene)).toBeLessThan(PIN_DISTANCE / 2);
  expect(distance(first, second)).toBeCloseTo(PIN_DISTANCE, 1);
  expect(third).toEqual(austin);
});

test('Gruene stays the northern and eastern one', () => {
  const [first, second] = spreadPins([newBraunfels, gruene]);
  expect(second?.y).toBeLessThan(first?.y ?? 0);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
});

test('towns in the very same place are spread apart, too', () => {
  const [first, second] = spreadPins([austin, { ...austin }]);
  expect(distance(first, second)).toBeCloseTo(PIN_DISTANCE, 1);
});

test('the places passed in are not changed', () => {
  const places = [{ ...newBraunfels }, { ...gruene }];
  spreadPins(places);
  expect(places).toEqual([newBraunfels, gruene]);
});

const place = fc.record({
  x: fc.integer({ min: 0, max: MAP_SIZE.width }),
  y: fc.integer({ min: 0, max: MAP_SIZE.height }),
});

test('wherever up to eight towns are, no two pins overlap and all are on the map', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 8 }), (places) => {
      const pins = spreadPins(places);
      expect(spreadPins(places)).toEqual(pins);
      for (const [index, pin] of pins.entries()) {
        expect(pin.x).toBeGreaterThan(0);
        expect(pin.x).toBeLessThan(MAP_SIZE.width);
        for (const other of pins.slice(index + 1))
          expect(distance(pin, other)).toBeGreaterThan(PIN_DISTANCE * 0.9);
      }
    }),
    cases(300),
  );
});
