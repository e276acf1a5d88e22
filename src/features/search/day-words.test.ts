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
  ['friday the 11th', '2026-11-22', ['Fri, Dec 11']],
  ['we get in friday the 11th and leave sunday', '2026-11-22', ['Dec 11 – Dec 13']],
  ['arriving dec 4 leaving dec 6', '2026-11-22', ['Dec 4 – Dec 6']],
  ['thursday the 31st to saturday the 2nd', '2026-11-22', ['Dec 31 – Jan 2']],
  ['saturday and sunday', '2026-11-22', ['Nov 28 – Nov 29']],
  ['on saturday, dec 12', '2026-11-22', ['Sat, Dec 12']],
  ['the 11th to the 13th', '2026-11-22', ['Dec 11 – Dec 13']],
  ['from the 28th to the 31st', '2027-02-10', ['Mar 28 – Mar 31']],
  ['del 4 al 6 de december', '2026-11-22', ['Dec 4 – Dec 6']],
  ['october 17 weekend', '2026-11-22', ['Oct 15 – Oct 17']],
  ['this coming weekend', '2026-11-22', ['Next weekend: Nov 27 – Nov 29']],
  ['this coming weekend', '2026-11-20', ['This weekend: Nov 20 – Nov 22']],
  ['a week from saturday', '2026-11-22', ['Sat, Dec 5']],
  ['two weeks from now', '2026-11-22', ['Sun, Dec 6']],
  ['first week of april', '2026-11-22', ['Apr 1 – Apr 7']],
  ['last week of february', '2026-11-22', ['Feb 22 – Feb 28']],
  ['last week of february', '2027-11-22', ['Feb 23 – Feb 29']],
  ['last week of february', '2028-03-05', ['Feb 22 – Feb 28']],
  ['between christmas and new years', '2026-11-22', ['Dec 25 – Jan 1']],
  ['july 2028', '2026-11-30', ['In July 2028']],
  ['events in july 2027', '2026-11-30', ['In July 2027']],
  ['december 2026', '2026-11-30', ['In December']],
  ['july 2026', '2026-11-30', []],
  ['thanksgiving 2026', '2026-11-30', []],
  ['thanksgiving 2026', '2026-11-29', ['Thanksgiving: Nov 26 – Nov 29']],
  ['thanksgiving 2027', '2026-11-30', ['Thanksgiving: Nov 25 – Nov 28']],
  ['thanksgiving day', '2026-11-22', ['Thanksgiving: Thu, Nov 26']],
  ['halloween night', '2026-11-22', ['Halloween: Sun, Oct 31']],
  ['is it open christmas', '2026-11-22', ['Christmas: Fri, Dec 25']],
  ['christmas lights', '2026-11-22', []],
  ['first weekend de december', '2026-11-22', ['Dec 4 – Dec 6']],
  ['wednesday wineries', '2026-11-22', ['Wednesday: Wed, Nov 25']],
  ['saturday market', '2026-11-22', []],
  ['new year’s day weekend 2028', '2026-11-30', ['New year’s day: Dec 31 – Jan 2']],
  ['new year’s eve weekend 2027', '2026-11-30', ['New year’s eve: Dec 31 – Jan 2']],
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

test('a month of a year isn’t that of another', () => {
  const event = { kind: 'event', path: '/a', title: 'Fest', text: '', words: '' } as const;
  const fest: SearchDocument = { ...event, months: [7], startDate: '2027-07-04' };
  const [next] = wishesIn('july 2027', '2026-11-30');
  const [later] = wishesIn('july 2028', '2026-11-30');
  expect(next && fulfills(fest, next)).toBe('yes');
  expect(later && fulfills(fest, later)).toBe('no');
});
