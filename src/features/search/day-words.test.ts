import { expect, test } from 'vitest';
import { parseDay } from '../../model/day/civil-day.ts';
import { readWishes } from './read-wishes.ts';
import type { SearchDocument } from './search-document.ts';
import { fulfills } from './wish.ts';
import { wishName } from './wish-names.ts';

const wishesIn = (question: string, asked: string) =>
  readWishes(question, {
    today: parseDay(asked),
    towns: new Map(),
    placeCalled: () => undefined,
  }).map(({ wish }) => wish);

test.each<[question: string, today: string, names: string[]]>([
  ['market the weekend of december 19', '2026-12-08', ['Dec 18 – Dec 20']],
  ['weekend of the 19th of december', '2026-12-08', ['Dec 18 – Dec 20']],
  ['the weekend of 12/19', '2026-12-08', ['Dec 18 – Dec 20']],
  ['the weekend of the 19th', '2026-12-08', ['Dec 18 – Dec 20']],
  ['weekend of december 19-20', '2026-12-08', ['Dec 18 – Dec 20']],
  ['weekend of december 19', '2026-12-20', ['Dec 18 – Dec 20']],
  ['the week of december 16', '2026-12-08', ['Dec 14 – Dec 20']],
  ['the weekend of the rodeo', '2026-12-08', []],
  ['wimberley first saturday', '2026-12-08', []],
  ['open every day but monday', '2026-12-08', []],
  ['open daily except monday', '2026-12-08', []],
  ['open daily except for mondays', '2026-12-08', []],
  ['a rainy day but with kids', '2026-12-08', ['Indoors', 'With children']],
  ['on the 31st', '2026-11-30', ['Thu, Dec 31']],
  ['on the 30th', '2027-01-31', ['Tue, Mar 30']],
  ['on the 32nd', '2026-11-30', []],
])('“%s”, asked on %s, wishes %j', (question, today, names) => {
  expect(wishesIn(question, today).map(wishName)).toEqual(names);
});

test('“this month” is what is left of it, not the same month of next year', () => {
  const event = { kind: 'event', path: '/a', title: 'Fest', text: '', words: '' } as const;
  const next: SearchDocument = { ...event, months: [11], startDate: '2027-11-05' };
  const today: SearchDocument = { ...event, months: [11, 12], startDate: '2026-11-30' };
  const [wish] = wishesIn('events this month', '2026-11-30');
  if (!wish) throw new Error('none');
  expect(wishName(wish)).toBe('In November');
  expect(fulfills(next, wish)).toBe('no');
  expect(fulfills(today, wish)).toBe('yes');
  expect(fulfills({ ...event, kind: 'activity' }, wish)).toBe('yes');
});
