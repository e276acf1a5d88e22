import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { dayOf, dayText, parseDay, weekday } from './civil-day.ts';
import { texasDay } from './texas-day.ts';
import { texasMidnight } from './texas-time.ts';

const HOUR = 3_600_000;

describe('the day in Texas', () => {
  test.each([
    ['2026-12-05T05:59:59.999Z', '2026-12-04'],
    ['2026-12-05T06:00:00.000Z', '2026-12-05'],
    ['2026-07-04T04:59:59.999Z', '2026-07-03'],
    ['2026-07-04T05:00:00.000Z', '2026-07-04'],
    ['2027-01-01T05:59:59.999Z', '2026-12-31'],
    ['1969-12-31T23:00:00.000Z', '1969-12-31'],
  ])('at %s is %s', (instant, day) => {
    expect(dayText(texasDay(Date.parse(instant)))).toBe(day);
  });

  test.each([
    ['2026-12-05', '2026-12-05T06:00:00.000Z'],
    ['2026-07-04', '2026-07-04T05:00:00.000Z'],
    ['2026-03-08', '2026-03-08T06:00:00.000Z'],
    ['2026-03-09', '2026-03-09T05:00:00.000Z'],
    ['2026-11-01', '2026-11-01T05:00:00.000Z'],
    ['2026-11-02', '2026-11-02T06:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(new Date(texasMidnight(parseDay(day) ?? Number.NaN)).toISOString()).toBe(instant);
  });
});

/** The first day of the month on or after the given date that is a Sunday. */
function sundayFrom(year: number, month: number, day: number): number {
  const from = dayOf(year, month, day);
  return from + ((7 - weekday(from)) % 7);
}

/** The days on which clocks change in Texas, from 2024 to 2037. */
const CHANGES = Array.from({ length: 14 }, (_, index) => 2024 + index).flatMap((year) => [
  sundayFrom(year, 3, 8),
  sundayFrom(year, 11, 1),
]);

/** "2026-03-08 03", as a clock on the wall in Texas shows it. */
function clockInTexas(instant: number): string {
  return new Date(instant)
    .toLocaleString('sv-SE', { timeZone: 'America/Chicago' })
    .slice(0, '2026-03-08 03'.length);
}

test('in every hour around each change of the clocks, 2024 to 2037, the day is that of a clock in Texas', () => {
  for (const change of CHANGES) {
    for (let hour = -48; hour < 72; hour += 1) {
      const instant = change * 24 * HOUR + hour * HOUR;
      expect(dayText(texasDay(instant))).toBe(clockInTexas(instant).slice(0, 10));
    }
  }
});

test('around each change of the clocks, 2024 to 2037, a day begins when a clock in Texas shows midnight', () => {
  for (const change of CHANGES) {
    for (const day of [change - 1, change, change + 1]) {
      const midnight = texasMidnight(day);
      expect(clockInTexas(midnight)).toBe(`${dayText(day)} 00`);
      expect(clockInTexas(midnight - 1)).toBe(`${dayText(day - 1)} 23`);
    }
    const hours = (texasMidnight(change + 1) - texasMidnight(change)) / HOUR;
    expect(hours).toBe(dayText(change).includes('-03-') ? 23 : 25);
  }
});

const MODULES = ['./texas-day.ts', './texas-time.ts'].map(
  (path) => new URL(path, import.meta.url).href,
);

/** Asks for days in one time zone after the other, each with the module loaded afresh. */
const IN_TIME_ZONES = `
  const instants = ${JSON.stringify(['2026-12-05T05:59:59Z', '2026-12-05T06:00:00Z'])}.map(Date.parse);
  const answers = [];
  for (const zone of ['Pacific/Auckland', 'UTC', 'America/Chicago']) {
    process.env.TZ = zone;
    const [{ texasDay }, { texasMidnight }] = await Promise.all(
      ${JSON.stringify(MODULES)}.map((module) => import(module + '?' + zone)),
    );
    answers.push([new Date(0).getHours(), ...instants.map(texasDay), texasMidnight(20_792)]);
  }
  process.stdout.write(JSON.stringify(answers));
`;

test('machines in New Zealand, at UTC and in Texas agree about the day in Texas', () => {
  const answers = execFileSync(process.execPath, ['--input-type=module', '--eval', IN_TIME_ZONES], {
    encoding: 'utf8',
  });
  const midnight = Date.UTC(2026, 11, 5, 6);
  expect(JSON.parse(answers)).toEqual([
    [12, 20_791, 20_792, midnight],
    [0, 20_791, 20_792, midnight],
    [18, 20_791, 20_792, midnight],
  ]);
});
