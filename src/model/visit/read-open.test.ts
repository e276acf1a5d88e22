import OpeningHours from 'opening_hours';
import { describe, expect, test } from 'vitest';
import { dayOf, dayText } from '../day/civil-day.ts';
import { openInWords } from './open-in-words.ts';
import { openOn } from './open-on.ts';
import { readOpen } from './read-open.ts';

const IN_WORDS: readonly [string, string][] = [
  ['09:00-17:00', 'Daily 9 AM-5 PM'],
  ['24/7', 'Daily all day'],
  [
    'Tu-Th 10:00-16:00; Fr,Sa 10:00-18:00',
    'Tuesday-Thursday 10 AM-4 PM; Friday, Saturday 10 AM-6 PM',
  ],
  ['Mo-Su 08:00-20:00; Dec 25 off', 'Monday-Sunday 8 AM-8 PM; December 25 closed'],
  ['Mar-Oct Mo-Fr 09:00-17:30', 'March-October, Monday-Friday 9 AM-5:30 PM'],
  [
    'Nov-Feb 12:00-16:00; Nov-Feb We off',
    'November-February noon-4 PM; November-February, Wednesday closed',
  ],
  ['Nov 24-Jan 6 18:00-22:00', 'November 24-January 6 6 PM-10 PM'],
  ['Fr-Mo 11:00-14:00,17:00-00:00', 'Friday-Monday 11 AM-2 PM, 5 PM-midnight'],
  ['Th-Sa 18:00-02:00', 'Thursday-Saturday 6 PM-2 AM'],
  ['Apr,Jun-Aug Sa 10:00-12:00', 'April, June-August, Saturday 10 AM-noon'],
  ['May 27-31 10:00-18:00', 'May 27-May 31 10 AM-6 PM'],
  ['sunrise-sunset', 'Daily sunrise-sunset'],
  ['10:00-16:00; Tu[-1],Sa off', 'Daily 10 AM-4 PM; last Tuesday of the month, Saturday closed'],
  ['08:00-sunset', 'Daily 8 AM-sunset'],
  [
    'Mo-Fr sunrise-12:00; Jun-Aug 07:30-09:00,18:00-sunset',
    'Monday-Friday sunrise-noon; June-August 7:30 AM-9 AM, 6 PM-sunset',
  ],
];

/** The library is told these times, because it reckons the sun for where the machine is. */
const SUN = { rise: 6 * 60 + 41, set: 20 * 60 + 9 };

describe('opening hours, in a subset of OpenStreetMap’s', () => {
  test.each(IN_WORDS)('%s: %s', (text, words) => {
    expect(openInWords(readOpen(text).rules ?? [])).toBe(words);
  });

  test.each(IN_WORDS)('%s is open when the library opening_hours says so, day by day', (text) => {
    const { rules = [] } = readOpen(text);
    const library = new OpeningHours(
      text.replaceAll('sunrise', '06:41').replaceAll('sunset', '20:09'),
    );
    for (let day = dayOf(2026, 11, 1); day < dayOf(2027, 11, 15); day += 1) {
      const minutesAfter = (date: Date) =>
        (dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate()) - day) * 1440 +
        date.getHours() * 60 +
        date.getMinutes();
      const found = library
        .getOpenIntervals(localMidnight(day), localMidnight(day + 2))
        .map(([from, to]) => [minutesAfter(from), minutesAfter(to)]);
      expect([dayText(day), ...withoutClosed(found)]).toEqual([
        dayText(day),
        ...joined(spansFrom(rules, day)),
      ]);
    }
  });

  test.each([
    '',
    'weekdays',
    'Mo-Fr',
    '9-17',
    'Mo-Fr 9:00-17:00',
    'Mo-Fr 09:00-09:00',
    'Mo-Fr 09:00-25:00',
    'Xx 09:00-17:00',
    'Feb 30 off',
    'Dec 25-Jan off',
    'Mo-We-Fr 09:00-17:00',
    'PH off',
    'sunset-sunrise',
    'sunrise',
    '22:00-dusk',
    'Mo-Fr 09:00-17:00;',
  ])('“%s” is refused', (text) => {
    expect(readOpen(text).problem).toContain('cannot be read');
  });
});

/** The library reckons by the clock of the machine. */
function localMidnight(day: number): Date {
  return new Date(`${dayText(day)}T00:00:00`);
}

/** The minutes of two days from the midnight, as the library gives them. */
function spansFrom(rules: NonNullable<ReturnType<typeof readOpen>['rules']>, day: number) {
  return [-1, 0, 1].flatMap((after) =>
    openOn(rules, day + after, SUN).map(({ from, to }) => [from + after * 1440, to + after * 1440]),
  );
}

/** Spans that touch are one; cut to the two days. */
function joined(spans: number[][]): number[][] {
  const found: number[][] = [];
  for (const [from = 0, to = 0] of spans) {
    const last = found.at(-1);
    if (last && from <= (last[1] ?? 0)) last[1] = Math.max(to, last[1] ?? 0);
    else found.push([from, to]);
  }
  return withoutClosed(found.map(([from = 0, to = 0]) => [Math.max(from, 0), Math.min(to, 2880)]));
}

function withoutClosed(spans: number[][]): number[][] {
  return spans.filter(([from = 0, to = 0]) => to > from);
}
