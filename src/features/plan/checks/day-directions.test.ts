import { expect, test } from 'vitest';
import { dayDirections } from './day-directions.ts';

const position = { latitude: 30.1, longitude: -98.2 };

const facts = new Map([
  ['a1', { title: 'A', path: '/a', position, location: '100 Blue Hole Lane, Wimberley, TX 78676' }],
  ['a2', { title: 'B', path: '/b', position, location: 'The square' }],
  ['a3', { title: 'C', path: '/c', location: 'Somewhere' }],
]);

function directions(...keys: string[]) {
  const items = keys.map((key, order) => ({ key, order, changes: 1 }));
  const link = dayDirections({ day: '2027-03-20', items }, facts);
  return link === undefined ? undefined : Object.fromEntries(new URL(link).searchParams);
}

test('a maps program gets the stops in order, by address or coordinates; what nobody can find is left out', () => {
  expect(directions('a1', 'a3', 'a2')).toEqual({
    api: '1',
    destination: '30.1,-98.2',
    waypoints: '100 Blue Hole Lane, Wimberley, TX 78676',
  });
  expect(directions('a1')).toEqual({
    api: '1',
    destination: '100 Blue Hole Lane, Wimberley, TX 78676',
  });
  expect(directions('a3', 'e9')).toBeUndefined();
});
