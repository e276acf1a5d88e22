import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { dayOf, parseDay } from '../day/civil-day.ts';
import { cases } from '../fixtures/cases.ts';
import type { CalendarItem } from './calendar.ts';
import { writeCalendar } from './write-calendar.ts';

const DAY = dayOf(2026, 11, 22);

const fair: CalendarItem = {
  key: 'fair',
  title: 'Fair',
  path: '/events/fair',
  start: dayOf(2026, 12, 5),
  end: dayOf(2026, 12, 5),
};

/** The calendar of these entries, each like the fair but for some fields. */
function written(...entries: Partial<CalendarItem>[]): string {
  return writeCalendar({
    name: 'Events',
    siteUrl: 'https://guide.example',
    day: DAY,
    entries: entries.map((fields) => ({ ...fair, ...fields })),
  });
}

/** The entries as a calendar program reads them. Throws if it can't. */
function read(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}

function linesOf(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n');
}

test('a calendar has what RFC 5545 requires, and says when it was made: midnight in Texas (decision 39)', () => {
  const lines = linesOf(written({}));
  expect(lines.slice(0, 3)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//guide.example//Travel guide//EN',
  ]);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  for (const line of ['UID:fair.20261205@guide.example', 'DTSTAMP:20261122T060000Z'])
    expect(lines).toContain(line);
  expect(
    linesOf(
      writeCalendar({ name: '', siteUrl: 'http://a.b', day: dayOf(2027, 7, 4), entries: [fair] }),
    ),
  ).toContain('DTSTAMP:20270704T050000Z');
});

test.each([
  ['all day', {}, ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206']],
  [
    'over New Year',
    { end: dayOf(2027, 1, 1) },
    ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20270102'],
  ],
  [
    'with hours',
    { starts: '18:00', ends: '21:30' },
    ['DTSTART;TZID=America/Chicago:20261205T180000', 'DTEND;TZID=America/Chicago:20261205T213000'],
  ],
  [
    'until after midnight',
    { starts: '20:00', ends: '01:00' },
    ['DTSTART;TZID=America/Chicago:20261205T200000', 'DTEND;TZID=America/Chicago:20261206T010000'],
  ],
  ['without an end', { starts: '10:00' }, ['DTSTART;TZID=America/Chicago:20261205T100000']],
  [
    'of several days with the hours of each',
    { end: dayOf(2026, 12, 6), starts: '10:00', ends: '17:00' },
    ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261207'],
  ],
  [
    'with an end but no start',
    { ends: '17:00' },
    ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206'],
  ],
])('an entry %s has its days', (_, fields, expected) => {
  const lines = linesOf(written(fields)).slice(linesOf(written(fields)).indexOf('BEGIN:VEVENT'));
  expect(lines.filter((line) => /^DT(?:START|END)/.test(line))).toEqual(expected);
});

test('“usually” is tentative, what is announced is confirmed (decision 39)', () => {
  const lines = linesOf(written({ tentative: true }, {}));
  expect(lines.filter((line) => line.startsWith('STATUS:'))).toEqual([
    'STATUS:TENTATIVE',
    'STATUS:CONFIRMED',
  ]);
});

test('every entry has a UID of its own, by its days, the same in each edition', () => {
  const entries = [{}, { starts: '18:00' }, { start: dayOf(2027, 3, 6), end: dayOf(2027, 3, 7) }];
  const uids = [
    'fair.20261205@guide.example',
    'fair.20261205.2@guide.example',
    'fair.20270306@guide.example',
  ];
  expect(read(written(...entries)).map(({ uid }) => uid)).toEqual(uids);
});

test('only what is subscribed to says how often to look', () => {
  const subscribed = writeCalendar({
    name: 'Events',
    siteUrl: 'https://guide.example',
    day: DAY,
    isSubscription: true,
    entries: [],
  });
  expect(subscribed).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D\r\n');
  expect(written({})).not.toContain('REFRESH');
});

const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '\r',
        '\n',
        '\r\n',
        ';',
        ',',
        '\\',
        ':',
        '"',
        '\0',
        '\u2028',
        '\u0085',
        'ä',
        '👩‍👩‍👧‍👦',
        'שלום',
        '\uD800',
        'END:VCALENDAR',
        ' ',
      ),
      { maxLength: 80 },
    )
    .map((parts) => parts.join('')),
);

test('hostile words stay in their line: they come back as they were, and lines are 75 bytes or less (3,000 cases)', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (title, description, location) => {
      const text = written({ title, description, location }, {});
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\n\r\uFFFE]|(?!\t)\p{Cc}/u);
        // A line that was cut within a character would not be the same text again.
        expect(Buffer.from(line).toString()).toBe(line);
      }
      const entries = read(text);
      expect(entries.map(({ uid }) => uid)).toHaveLength(2);
      const [entry] = entries;
      expect(entry?.summary).toBe(plain(title));
      expect(entry?.location).toBe(plain(location));
      expect(entry?.description).toBe(plain(`${description}\n\nhttps://guide.example/events/fair`));
    }),
    cases(3000),
  );
});

/** What remains of a text: line breaks in one form, no control characters, no halves of characters. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n|\r|\u2028|\u2029/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '');
}

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

test('the day of a leap year is a day like any other', () => {
  const day = parseDay('2028-02-29') ?? Number.NaN;
  expect(linesOf(written({ start: day, end: day }))).toContain('DTEND;VALUE=DATE:20280301');
});
