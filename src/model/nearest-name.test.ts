import { expect, test } from 'vitest';
import { distanceBetween, nearestName } from './nearest-name.ts';

test('a name is meant if it is off by a letter or two, or goes on; an emoji in it makes it no nearer', () => {
  const names = ['Gruene 🎸', 'Wimberley', 'Llano'];
  expect(['Wimberly', 'Wimb', 'Lano', 'Marfa'].map((name) => nearestName(name, names))).toEqual([
    'Wimberley',
    'Wimberley',
    'Llano',
    undefined,
  ]);
  expect(distanceBetween('Gruene', 'Gruene 🎸')).toBe(2);
});
