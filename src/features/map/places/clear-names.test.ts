import { expect, test } from 'vitest';
import { clearNames } from './clear-names.ts';

const FRAME = { x: 100, y: 100, width: 1000, height: 800 };

const shown = (...names: [name: string, x: number, y: number][]) =>
  clearNames(
    names.map(([name, x, y]) => ({ name, x, y })),
    FRAME,
    10,
  ).map(({ name }) => name);

test('of two names that would cross, the first one stays; below each other both do', () => {
  const llano: [string, number, number] = ['Llano', 500, 500];
  expect(shown(llano, ['Mason', 590, 510])).toEqual(['Llano']);
  expect(shown(llano, ['Mason', 610, 510])).toEqual(['Llano', 'Mason']);
  expect(shown(llano, ['Mason', 500, 550])).toEqual(['Llano', 'Mason']);
});

test('a name that the frame would cut is left out', () => {
  expect(shown(['Leakey', 150, 500])).toEqual([]);
  expect(shown(['Leakey', 170, 500])).toEqual(['Leakey']);
  expect(shown(['Leakey', 500, 870])).toEqual([]);
});
