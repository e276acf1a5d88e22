import { expect, test } from 'vitest';
import { dayDirections, directionsTo } from './day-directions.ts';

const position = { latitude: 30.1, longitude: -98.2 };

const facts = new Map([
  ['a1', { title: 'A', path: '/a', position, location: '100 Blue Hole Lane, Wimberley, TX 78676' }],
  ['a2', { title: 'B', path: '/b', position, location: 'The square' }],
  ['a3', { title: 'C', path: '/c', location: 'Somewhere' }],
  [
    'a4',
    {
      title: 'D',
      path: '/d',
      isVague: true,
      location: '450 Old Kyle Road, Wimberley, TX 78676',
    } as const,
  ],
  [
    'a8',
    { title: 'H', path: '/h', position, isVague: true, location: '1 A Street, Bandera' } as const,
  ],
  ['a5', { title: 'E', path: '/e', location: '1 Main Street, Vanderpool, TX 78885' }],
  ['a6', { title: 'F', path: '/f', location: 'Winn Valley Drive, Wimberley, TX 78676' }],
  ['a7', { title: 'G', path: '/g', position, location: 'Luckenbach, TX' }],
]);

function directions(...keys: string[]) {
  const items = keys.map((key, order) => ({ key, order, changes: 1 }));
  return dayDirections({ day: '2027-03-20', items }, facts).map(({ name, link }) => {
    const { origin, pathname, searchParams } = new URL(link);
    return [name, origin + pathname, [...searchParams].map(([key, value]) => `${key}: ${value}`)];
  });
}

const BLUE_HOLE = '100 Blue Hole Lane, Wimberley, TX 78676';

test('maps programs get the stops in order, by address or coordinates; what nobody can find is left out', () => {
  expect(directions('a1', 'a3', 'a2')).toEqual([
    [
      'Google Maps',
      'https://www.google.com/maps/dir/',
      ['api: 1', 'destination: 30.1,-98.2', `waypoints: ${BLUE_HOLE}`],
    ],
    [
      'Apple Maps',
      'https://maps.apple.com/directions',
      [`waypoint: ${BLUE_HOLE}`, 'destination: 30.1,-98.2', 'mode: driving'],
    ],
  ]);
  expect(directions('a2', 'a1', 'a2')[1]?.[2]).toEqual([
    'waypoint: 30.1,-98.2',
    `waypoint: ${BLUE_HOLE}`,
    'destination: 30.1,-98.2',
    'mode: driving',
  ]);
  expect(directions('a1')[0]?.[2]).toEqual(['api: 1', `destination: ${BLUE_HOLE}`]);
  expect(directions('a3', 'e9')).toEqual([]);
  expect(directions('a6')[0]?.[2]).toContain('destination: Winn Valley Drive, Wimberley, TX 78676');
  expect(directions('a7')[0]?.[2]).toContain('destination: 30.1,-98.2');
  expect(directions('a4')[0]?.[2]).toContain('destination: 450 Old Kyle Road, Wimberley, TX 78676');
});

test('a day with more stops than Google Maps takes has no link that would drop some', () => {
  const names = (count: number) =>
    directions(...Array.from({ length: count }, () => 'a1')).map(([name]) => name);
  expect(names(10)).toEqual(['Google Maps', 'Apple Maps']);
  expect(names(11)).toEqual(['Apple Maps']);
});

test.each([
  ['a1', 'Android', 'geo:30.1,-98.2?q=30.1,-98.2(A)'],
  ['a1', 'iPhone', '/a#where'],
  ['a3', 'Android', undefined],
  ['a4', 'Android', '/d#where'],
  ['a4', 'iPhone', '/d#where'],
  ['a5', 'iPhone', undefined],
  ['a8', 'Android', 'geo:0,0?q=1%20A%20Street%2C%20Bandera'],
] as const)('to %s on an %s, directions lead to %s', (key, phone, link) => {
  expect(directionsTo(key, facts.get(key) ?? { title: '', path: '' }, phone)).toBe(link);
});
