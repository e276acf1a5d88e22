import { expect, test } from 'vitest';
import { shippedSnapshot } from '../../../server/fixtures/shipped-snapshot.ts';
import { rivers, roads } from './geography.ts';
import { motifs } from './landmarks.ts';

test('near Stonewall the Pedernales runs north of US 290, which crosses it once', () => {
  const sides = Array.from({ length: 90 }, (_, step) => -98.87 + step * 0.005).map((longitude) =>
    Math.sign(latitudeAt(rivers.pedernales, longitude) - latitudeAt(roads.us290, longitude)),
  );
  const crossings = sides.filter((side, step) => step > 0 && side !== sides[step - 1]);
  expect([sides[0], crossings]).toEqual([-1, [1]]);
  for (const longitude of [-98.72, -98.662, -98.626, -98.57])
    expect(latitudeAt(rivers.pedernales, longitude)).toBeGreaterThan(
      latitudeAt(roads.us290, longitude) + 0.005,
    );
});

test('the square of Llano is south of its river', async () => {
  const { destinations } = await shippedSnapshot();
  const llano = destinations.find(({ name }) => name === 'Llano');
  const { latitude = Number.NaN, longitude = Number.NaN } = llano ?? {};
  expect(latitude).toBeLessThan(latitudeAt(rivers.llano, longitude) - 0.002);
});

test('the maple stands within a mile of Lost Maples, on the Sabinal', () => {
  const [, longitude, latitude] = motifs.find(([drawing]) => drawing === 'maple') ?? [];
  expect(longitude).toBeCloseTo(-99.571, 2);
  expect(latitude).toBeCloseTo(29.808, 2);
});

/** Where a line that runs from west to east crosses a longitude. */
function latitudeAt(line: readonly number[], longitude: number): number {
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [west = 0, from = 0, east = 0, to = 0] = line.slice(at, at + 4);
    if (west <= longitude && longitude <= east)
      return from + ((longitude - west) / (east - west)) * (to - from);
  }
  throw new Error(`The line doesn't reach ${longitude}.`);
}
