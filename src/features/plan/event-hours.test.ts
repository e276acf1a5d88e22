import { expect, test } from 'vitest';
import { eventOn, inOrderOfHours } from './event-hours.ts';

const DAY = '2027-03-19';

/** An event with these hours on the day. */
function at(starts?: string) {
  return { title: 'Event', path: '/', days: [{ startDate: DAY, endDate: DAY, starts }] };
}

test('an event has its hours on its days only, and those of several days are of each (decision 39)', () => {
  expect(eventOn(at('18:00'), DAY)?.starts).toBe('18:00');
  expect(eventOn(at('18:00'), '2027-03-20')?.starts).toBeUndefined();
  expect(eventOn(at('18:00'), undefined)?.starts).toBeUndefined();
  const days = [{ startDate: DAY, endDate: '2027-03-21', starts: '10:00' }];
  expect(eventOn({ days }, DAY)?.starts).toBe('10:00');
  expect(eventOn({ days }, '2027-03-21')?.starts).toBe('10:00');
  expect(eventOn({ days }, '2027-03-22')?.starts).toBeUndefined();
});

test('hours order the day; what has none keeps its place', () => {
  const items = ['e1', 'a1', 'e2', 'e3', 'a2'].map((key, order) => ({
    ...{ key, day: DAY, order },
    changes: 0,
  }));
  const facts = new Map([
    ['e1', at('19:00')],
    ['e2', at('09:30')],
    ['e3', at('19:00')],
  ]);
  const keys = (day: string | undefined) =>
    inOrderOfHours({ day, items }, facts).items.map(({ key }) => key);
  expect(keys(DAY)).toEqual(['e2', 'a1', 'e1', 'e3', 'a2']);
  expect(keys(undefined)).toEqual(['e1', 'a1', 'e2', 'e3', 'a2']);
});
