import { expect, test } from 'vitest';
import { dayOf, dayText, parseDay } from '../../model/day/civil-day.ts';
import { readWishes } from './read-wishes.ts';
import type { SearchDocument } from './search-document.ts';
import { fulfills, MOST_DAYS } from './wish.ts';
import { wishName } from './wish-names.ts';

/** A Wednesday. */
const TODAY = dayOf(2026, 11, 25);

const towns = new Map([
  ['Fredericksburg', { latitude: 30.28, longitude: -98.87 }],
  ['Comfort', { latitude: 29.97, longitude: -98.91 }],
]);

const placeCalled = (name: string) =>
  name === 'enchanted rock' ? { latitude: 30.5, longitude: -98.82 } : undefined;

const namesIn = (question: string) =>
  readWishes(question, { today: TODAY, towns, placeCalled }).map(({ wish }) => wishName(wish));

test.each([
  ['music tonight', ['Tonight: Wed, Nov 25']],
  ['open tomorrow', ['Tomorrow: Thu, Nov 26']],
  ['this weekend', ['This weekend: Nov 27 – Nov 29']],
  ['next weekend', ['Next weekend: Dec 4 – Dec 6']],
  ['thanksgiving weekend', ['Thanksgiving: Nov 26 – Nov 29']],
  ['market on Saturday', ['Saturday: Sat, Nov 28']],
  ['tuesday in comfort', ['Tuesday: Tue, Dec 1', 'In Comfort']],
  ['rainy tuesday with a 3 year old', ['Indoors', 'Tuesday: Tue, Dec 1', 'With children']],
  ['December 5', ['Sat, Dec 5']],
  ['dec 4-6', ['Dec 4 – Dec 6']],
  ['from December 4 to December 6', ['Dec 4 – Dec 6']],
  ['December 30 to January 2', ['Dec 30 – Jan 2']],
  ['the 5th of December', ['Sat, Dec 5']],
  ['first weekend of December', ['Dec 4 – Dec 6']],
  ['last Saturday in April', ['Sat, Apr 24']],
  ['day after Christmas', ['Sat, Dec 26']],
  ['weekend before Christmas', ['Dec 19 – Dec 20']],
  ['Saturday after Thanksgiving', ['Sat, Nov 28']],
  ['the week before Christmas', ['Dec 18 – Dec 24']],
  ['the day after tomorrow', ['Day after tomorrow: Fri, Nov 27']],
  ['in three days', ['Sat, Nov 28']],
  ['in two weeks', ['Dec 9 – Dec 13']],
  ['the next few days', ['Nov 25 – Nov 28']],
  ['12/5', ['Sat, Dec 5']],
  ['12/30-1/2', ['Dec 30 – Jan 2']],
  ['13/5', []],
  ['open 24/7', []],
  ['1/2 day hike', []],
  ['on the 1st', ['Tue, Dec 1']],
  ['end of March', ['In March']],
  ['after 6 pm', ['In the evening']],
  ['thanksgiving week', ['Thanksgiving: Nov 26 – Nov 29']],
  ['swim after the rain', []],
  ['is a cabin free', []],
  ['doesn’t need a reservation', ['Without a reservation']],
  ['Sunday morning with coffee', ['Sunday: Sun, Nov 29']],
  ['in March', ['In March']],
  ['next month', ['In December']],
  ['free with my kids', ['Free', 'With children']],
  ['dog friendly when it rains', ['With a dog', 'Indoors']],
  ['wine near Fredericksburg', ['Near Fredericksburg']],
  ['christmas in comfort', ['In Comfort']],
  ['near our cabin', ['Near Wimberley']],
  ['no dogs', ['Without dogs']],
  ['without any kids', ['Without children']],
  ['without stairs', ['Step-free']],
  ['no entry fee', ['Free']],
  ['no reservation needed', ['Without a reservation']],
  ['walk-ins welcome', ['Without a reservation']],
  ['bars open late', ['In the evening']],
  ['what to do after dark', ['In the evening']],
  ['spring break', ['In March']],
])('“%s” wishes %j', (question, names) => {
  expect(namesIn(question)).toEqual(names);
});

/** What is still on, or was the holiday itself, isn't next year's. */
test.each<[question: string, today: string, name: string, last: string]>([
  ['music Nov 27-30', '2026-11-29', 'Nov 27 – Nov 30', '2026-11-30'],
  ['11/27-11/30', '2026-11-29', 'Nov 27 – Nov 30', '2026-11-30'],
  ['Dec 30 to Jan 2', '2027-01-01', 'Dec 30 – Jan 2', '2027-01-02'],
  ['Dec 30 to Jan 2, 2027', '2026-11-25', 'Dec 30 – Jan 2', '2027-01-02'],
  ['weekend after thanksgiving', '2026-11-27', 'Nov 28 – Nov 29', '2026-11-29'],
  ['weekend after thanksgiving', '2026-11-30', 'Nov 27 – Nov 28', '2027-11-28'],
  ['day after Christmas', '2026-12-26', 'Sat, Dec 26', '2026-12-26'],
  ['christmas week', '2026-12-27', 'Dec 22 – Dec 28', '2026-12-28'],
  ['first weekend of December', '2026-12-06', 'Dec 4 – Dec 6', '2026-12-06'],
  ['next friday', '2026-12-04', 'Friday: Fri, Dec 11', '2026-12-11'],
  ['this friday', '2026-12-04', 'Friday: Fri, Dec 4', '2026-12-04'],
  ['this week', '2026-11-29', 'This week: Nov 29 – Dec 5', '2026-12-05'],
  ['Texas Independence Day', '2026-11-25', 'Texas Independence Day: Tue, Mar 2', '2027-03-02'],
  ['open on good friday', '2026-11-25', 'Good friday: Fri, Mar 26', '2027-03-26'],
  ['easter monday', '2026-11-25', 'Easter monday: Mon, Mar 29', '2027-03-29'],
  ['easter', '2027-03-29', 'Easter: Apr 14 – Apr 16', '2028-04-16'],
  ['mlk day', '2026-11-25', 'MLK day: Jan 16 – Jan 18', '2027-01-18'],
  ['saint patrick day', '2026-11-25', 'Saint patrick day: Wed, Mar 17', '2027-03-17'],
  ['valentines weekend 2027', '2026-11-25', 'Valentines: Feb 12 – Feb 14', '2027-02-14'],
  ['memorial weekend', '2026-11-25', 'Memorial: May 28 – May 31', '2027-05-31'],
  ['easter 2028', '2026-11-25', 'Easter: Apr 14 – Apr 16', '2028-04-16'],
  ['July fourth', '2026-11-25', 'July fourth: Sun, Jul 4', '2027-07-04'],
  ['New Year’s Eve', '2026-11-25', 'New Year’s Eve: Thu, Dec 31', '2026-12-31'],
])('“%s”, asked on %s, wishes %s', (question, asked, name, last) => {
  const wished = readWishes(question, { today: parseDay(asked), towns, placeCalled });
  expect(wished.map(({ wish }) => wishName(wish))).toEqual([name]);
  expect(wished.map(({ wish }) => wish.is === 'days' && dayText(wish.last))).toEqual([last]);
});

test.each([
  'hot dogs',
  'comfort food',
  'may I swim',
  'gluten free',
  'not tonight',
  'no photo',
  'free parking',
  'fall color',
])('“%s” wishes nothing that it doesn’t say', (question) => {
  expect(namesIn(question)).toEqual([]);
});

test('without today, days are words', () => {
  expect(readWishes('tonight', { today: undefined, towns, placeCalled })).toEqual([]);
});

const place: SearchDocument = { kind: 'activity', path: '/a', title: 'A', text: '', words: '' };
const event: SearchDocument = { ...place, kind: 'event', startDate: '2026-12-05' };
const wishOf = (question: string, today = TODAY) => {
  const [asked] = readWishes(question, { today, towns, placeCalled });
  if (!asked) throw new Error(question);
  return asked.wish;
};

test('hours tell whether a place is open; without any, nobody knows', () => {
  const inn = { ...place, open: 'Tu-We 11:00-17:00; Fr 11:00-21:00' };
  expect(fulfills(inn, wishOf('today'))).toBe('yes');
  expect(fulfills(inn, wishOf('tonight'))).toBe('no');
  expect(fulfills(inn, wishOf('friday night'))).toBe('yes');
  expect(fulfills(inn, wishOf('tomorrow'))).toBe('no');
  expect(fulfills(place, wishOf('today'))).toBe('unknown');
  expect(fulfills({ ...place, months: [5] }, wishOf('today'))).toBe('no');
});

test('what closes at sunset is open in a summer’s evening, not in a winter’s', () => {
  const park = { ...place, open: '08:00-sunset' };
  expect(fulfills(park, wishOf('today'))).toBe('yes');
  expect(fulfills(park, wishOf('tonight'))).toBe('no');
  expect(fulfills(park, wishOf('tonight', dayOf(2027, 7, 7)))).toBe('yes');
  expect(fulfills(park, wishOf('in the evening'))).toBe('unknown');
  expect(fulfills({ ...place, open: '20:00-sunset' }, wishOf('tonight'))).toBe('no');
});

test('an event is on all of its days, and in the evening if its hours say so', () => {
  const market = { ...event, days: ['2026-11-25', '2026-12-05/2026-12-06'] };
  expect(fulfills(market, wishOf('december 6'))).toBe('yes');
  expect(fulfills(market, wishOf('december 7'))).toBe('no');
  expect(fulfills(market, wishOf('tonight'))).toBe('unknown');
  expect(fulfills({ ...market, evening: false }, wishOf('tonight'))).toBe('no');
  expect(fulfills({ ...event, status: 'canceled' }, wishOf('december 5'))).toBe('no');
  const oneLeft = { ...event, status: 'canceled' as const, days: ['2026-12-12'] };
  expect(fulfills(oneLeft, wishOf('december 12'))).toBe('yes');
  expect(fulfills(oneLeft, wishOf('december 5'))).toBe('no');
  expect(fulfills({ ...event, startDate: undefined }, wishOf('today'))).toBe('unknown');
});

test('days after the last that the index has aren’t known', () => {
  const days = Array.from({ length: MOST_DAYS }, (_, week) => dayText(TODAY + 7 * week));
  const weekly = { ...event, days };
  expect(fulfills(weekly, wishOf('tomorrow'))).toBe('no');
  expect(fulfills(weekly, wishOf('January 20, 2028'))).toBe('unknown');
  expect(fulfills({ ...event, days: days.slice(1) }, wishOf('January 20, 2028'))).toBe('no');
});

test('what has a trait isn’t wanted by who refuses it, and what nobody said isn’t known', () => {
  const wish = wishOf('no dogs');
  expect(fulfills({ ...place, lacks: ['dogs'] }, wish)).toBe('yes');
  expect(fulfills({ ...place, traits: ['dogs'] }, wish)).toBe('no');
  expect(fulfills(place, wish)).toBe('unknown');
});

test('in the evening is what has not closed by six on some day', () => {
  const wish = wishOf('after dark');
  expect(fulfills({ ...place, open: 'Mo-Th 10:00-18:00; Fr 10:00-21:00' }, wish)).toBe('yes');
  expect(fulfills({ ...place, open: '10:00-18:00' }, wish)).toBe('no');
  expect(fulfills({ ...event, evening: true }, wish)).toBe('yes');
  expect(fulfills(event, wish)).toBe('unknown');
});

test('near is twenty miles; in a town is in it, or what names it; posts have no place', () => {
  const hye = { ...place, town: 'Hye', at: [30.25, -98.6] as const };
  expect(fulfills(hye, wishOf('near Fredericksburg'))).toBe('yes');
  expect(fulfills(hye, wishOf('near Comfort'))).toBe('no');
  expect(fulfills(hye, wishOf('in Fredericksburg'))).toBe('no');
  expect(fulfills({ ...hye, text: 'To Fredericksburg.' }, wishOf('in Fredericksburg'))).toBe('yes');
  expect(fulfills({ ...place, kind: 'post' }, wishOf('in Fredericksburg'))).toBeUndefined();
});
