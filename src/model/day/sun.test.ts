import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { expect, test } from 'vitest';
import { WIMBERLEY } from '../distance.ts';
import { dayOf, dayText } from './civil-day.ts';
import { sunTimes } from './sun.ts';
import { texasMidnight } from './texas-time.ts';

const observer = new Observer(WIMBERLEY.latitude, WIMBERLEY.longitude, 0);

const inTexas = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Chicago',
  hour: '2-digit',
  minute: '2-digit',
});

/** Minutes after midnight on a clock in Texas, as the almanac and Intl have them. */
function almanac(day: number, direction: 1 | -1): number {
  const found = SearchRiseSet(Body.Sun, observer, direction, new Date(texasMidnight(day)), 1.1);
  const [hours = 0, minutes = 0] = inTexas.format(found?.date).split(':').map(Number);
  return hours * 60 + minutes + (found?.date.getUTCSeconds() ?? 0) / 60;
}

test('sunrise and sunset at the cabins are within two minutes of an almanac on every day of 2027 and 2028, on clocks in Texas', () => {
  const worst = { rise: 0, set: 0 };
  for (let day = dayOf(2027, 1, 1); day <= dayOf(2028, 12, 31); day += 1) {
    const { rise, set } = sunTimes(day, WIMBERLEY);
    worst.rise = Math.max(worst.rise, Math.abs(rise - almanac(day, 1)));
    worst.set = Math.max(worst.set, Math.abs(set - almanac(day, -1)));
    expect(Math.max(worst.rise, worst.set), dayText(day)).toBeLessThan(2);
  }
  expect(worst.rise).toBeGreaterThan(0);
});

test('the clock jumps with the sun: an hour later on March 14, an hour earlier on November 7, 2027', () => {
  const jump = (day: number) => sunTimes(day, WIMBERLEY).rise - sunTimes(day - 1, WIMBERLEY).rise;
  expect(jump(dayOf(2027, 3, 14))).toBe(59);
  expect(jump(dayOf(2027, 11, 7))).toBe(-59);
});
