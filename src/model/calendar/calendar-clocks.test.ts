import { execFileSync } from 'node:child_process';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../day/civil-day.ts';
import { written } from '../fixtures/calendars.ts';

describe('the rules of the clocks in Texas', () => {
  test('wall clocks of every day from 2026 to 2037 agree with Intl, changes of the clocks included', () => {
    const days = Array.from(
      { length: dayOf(2038, 1, 1) - dayOf(2026, 1, 1) },
      (_, index) => dayOf(2026, 1, 1) + index,
    );
    const calendar = new ICAL.Component(
      ICAL.parse(written(...days.map((day) => ({ start: day, end: day, starts: '12:30' })))),
    );
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'America/Chicago',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const zone = new ICAL.Timezone(
      calendar.getFirstSubcomponent('vtimezone') ?? new ICAL.Component('vtimezone'),
    );
    const wrong: string[] = [];
    for (const entry of calendar.getAllSubcomponents('vevent')) {
      const start = entry.getFirstPropertyValue('dtstart') as ICAL.Time;
      for (const hour of [0, 1, 3, 12, 23]) {
        const at = start.clone();
        at.hour = hour;
        at.zone = zone;
        const shown = clock.format(at.toUnixTime() * 1000);
        if (shown !== at.toString().slice(0, 16).replace('T', ' ')) wrong.push(`${at} ${shown}`);
      }
    }
    expect(days).toHaveLength(4383);
    expect(wrong).toEqual([]);
  });
});

/** Writes and reads a calendar in one time zone after the other, each with the modules loaded afresh. */
const IN_TIME_ZONES = `
  const { default: ICAL } = await import('ical.js');
  const address = ${JSON.stringify(new URL('./write-calendar.ts', import.meta.url).href)};
  const fair = { key: 'fair', title: 'Fair', path: '/events/fair', starts: '20:00', ends: '00:30' };
  const days = ${JSON.stringify([dayOf(2026, 12, 5), dayOf(2027, 3, 13), dayOf(2027, 3, 14), dayOf(2027, 7, 4), dayOf(2027, 11, 6), dayOf(2027, 11, 7)])};
  const answers = [];
  for (const zone of ['UTC', 'Asia/Tokyo', 'America/Chicago']) {
    process.env.TZ = zone;
    const { writeCalendar } = await import(address + '?' + zone);
    const entries = days.map((day) => ({ ...fair, start: day, end: day }));
    const text = writeCalendar({ name: '', siteUrl: 'https://guide.example', day: days[0], entries });
    const calendar = new ICAL.Component(ICAL.parse(text));
    const zoneRules = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone'));
    const instants = calendar.getAllSubcomponents('vevent').flatMap((entry) =>
      ['dtstart', 'dtend'].map((name) => {
        const time = entry.getFirstPropertyValue(name);
        time.zone = zoneRules;
        return new Date(time.toUnixTime() * 1000).toISOString();
      }),
    );
    answers.push({ offset: new Date(0).getTimezoneOffset(), text, instants });
  }
  process.stdout.write(JSON.stringify(answers));
`;

test('machines at UTC, in Tokyo and in Texas write the same bytes and read the same instants, when clocks change too', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', IN_TIME_ZONES], {
    encoding: 'utf8',
  });
  const answers = JSON.parse(output) as { offset: number; text: string; instants: string[] }[];
  expect(answers.map(({ offset }) => offset)).toEqual([0, -540, 360]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  for (const { instants } of answers)
    expect(instants).toEqual([
      '2026-12-06T02:00:00.000Z',
      '2026-12-06T06:30:00.000Z',
      '2027-03-14T02:00:00.000Z',
      '2027-03-14T06:30:00.000Z',
      '2027-03-15T01:00:00.000Z',
      '2027-03-15T05:30:00.000Z',
      '2027-07-05T01:00:00.000Z',
      '2027-07-05T05:30:00.000Z',
      '2027-11-07T01:00:00.000Z',
      '2027-11-07T05:30:00.000Z',
      '2027-11-08T02:00:00.000Z',
      '2027-11-08T06:30:00.000Z',
    ]);
});
