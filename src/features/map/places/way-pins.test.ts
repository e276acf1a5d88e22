import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../../model/fixtures/cases.ts';
import { MAP_SIZE, type Point } from './projection.ts';
import { routeView } from './route-view.ts';
import { besideEachOther, wayNames } from './way-pins.ts';

const FRAME = { x: 0, y: 0, width: 300, height: 200 };
const VIEW = { unit: 10, frame: FRAME, box: '' };

const near = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

test('a pin stays at its stop; of two at the same stop, the second is just east of it', () => {
  const stops = [
    { x: 100, y: 100 },
    { x: 100, y: 100 },
  ];
  expect(besideEachOther(stops, { x: 200, y: 100 }, 24, FRAME)).toEqual([
    { x: 100, y: 100 },
    { x: 124, y: 100 },
  ]);
});

test('a pin doesn’t cover home, and at the edge it moves to where all of it can be seen', () => {
  const home = { x: 280, y: 100 };
  const [pin] = besideEachOther([{ x: 281, y: 100 }], home, 24, FRAME);
  expect(pin).toEqual({ x: 281, y: 124 });
});

test('a stop beyond the map’s corner has a whole pin, though others are near it', () => {
  const home = { x: 0, y: 0 };
  const [one, other, far, corner] = [
    [660, 197],
    [818, 40],
    [0, 785],
    [967, 0],
  ].map(([x = 0, y = 0]) => ({ x, y })) as [Point, Point, Point, Point];
  const stops = [one, other, far, corner, home];
  const { unit, frame } = routeView([home, ...stops], { aspect: 1.6, units: 30 });
  const pin = besideEachOther(stops, home, 2.4 * unit, frame)[3] as Point;
  expect(pin.x).toBeLessThanOrEqual(frame.x + frame.width - 1.2 * unit);
  expect(pin.y).toBeGreaterThanOrEqual(frame.y + 1.2 * unit);
});

const point = fc.record({
  x: fc.integer({ min: 0, max: MAP_SIZE.width }),
  y: fc.integer({ min: 0, max: MAP_SIZE.height }),
});

test('wherever a day goes, its pins are whole and cover neither each other nor home', () => {
  fc.assert(
    fc.property(point, fc.array(point, { minLength: 1, maxLength: 6 }), (home, stops) => {
      const { unit, frame } = routeView([home, ...stops], { aspect: 1.6, units: 30 });
      const pins = besideEachOther(stops, home, 2.4 * unit, frame);
      for (const [at, pin] of pins.entries()) {
        expect(pin.x).toBeGreaterThan(frame.x + unit);
        expect(pin.x).toBeLessThan(frame.x + frame.width - unit);
        expect(pin.y).toBeGreaterThan(frame.y + unit);
        expect(pin.y).toBeLessThan(frame.y + frame.height - unit);
        for (const other of [home, ...pins.slice(at + 1)])
          expect(near(pin, other)).toBeGreaterThanOrEqual(2.4 * unit - 0.001);
      }
    }),
    cases(300),
  );
});

const feet = (towns: [name: string, x: number, y: number][], pins: Point[]) =>
  wayNames(
    towns.map(([name, x, y]) => ({ name, x, y })),
    pins,
    VIEW,
  ).map(({ name, foot }) => `${name} ${foot.y}`);

test('a name stands above its town, or below the pin there; without room it’s left out', () => {
  expect(feet([['Llano', 150, 100]], [])).toEqual(['Llano 92']);
  expect(feet([['Llano', 150, 100]], [{ x: 150, y: 90 }])).toEqual(['Llano 119']);
  expect(feet([['Llano', 150, 100]], [{ x: 150, y: 100 }])).toEqual(['Llano 82']);
  const both = [95, 110].map((y) => ({ x: 150, y }));
  expect(feet([['Llano', 150, 100]], both)).toEqual(['Llano 75']);
  const column = [70, 80, 100, 120].map((y) => ({ x: 150, y }));
  expect(
    feet(
      [
        ['Mason', 20, 20],
        ['Llano', 150, 100],
      ],
      column,
    ),
  ).toEqual(['Mason 12', 'Llano 104']);
  const everywhere = [125, 150, 175].flatMap((x) => column.map(({ y }) => ({ x, y })));
  expect(
    feet(
      [
        ['Mason', 20, 20],
        ['Llano', 150, 100],
      ],
      everywhere,
    ),
  ).toEqual(['Mason 12']);
  // Home always has its name.
  expect(feet([['Llano', 150, 100]], everywhere)).toEqual(['Llano 154']);
});

test('of two names that would cross, the first stands above and the second below its town', () => {
  const towns: [string, number, number][] = [
    ['Gruene', 150, 100],
    ['New Braunfels', 140, 104],
  ];
  expect(feet(towns, [])).toEqual(['Gruene 92', 'New Braunfels 123']);
});

test('a name is moved so that the frame doesn’t cut it, and a town outside has none', () => {
  const [name] = wayNames([{ name: 'Fredericksburg', x: 290, y: 100 }], [], VIEW);
  expect(name?.foot.x).toBe(244);
  expect(wayNames([{ name: 'Mason', x: 310, y: 100 }], [], VIEW)).toEqual([]);
  expect(wayNames([{ name: 'Mason', x: 100, y: 210 }], [], VIEW)).toEqual([]);
});
