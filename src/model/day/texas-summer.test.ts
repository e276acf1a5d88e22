import { expect, test } from 'vitest';
import { dayOf, dayText } from './civil-day.ts';
import { isSummerDay } from './texas-summer.ts';

const inChicago = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  timeZoneName: 'shortOffset',
});

test('summer time is what Intl says for every day from 2026 to 2037', () => {
  for (let day = dayOf(2026, 1, 1); day <= dayOf(2037, 12, 31); day += 1) {
    const noon = day * 86_400_000 + 18 * 3_600_000;
    expect([dayText(day), isSummerDay(day)]).toEqual([
      dayText(day),
      inChicago.format(noon).endsWith('GMT-5'),
    ]);
  }
});
