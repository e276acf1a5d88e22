import { expect, test } from 'vitest';
import { dayOf, parseDay } from '../day/civil-day.ts';
import { DAY, fair, linesOf, read, written } from '../fixtures/calendars.ts';
import { writeCalendar } from './write-calendar.ts';

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
  [
    'without an end',
    { starts: '23:00' },
    ['DTSTART;TZID=America/Chicago:20261205T230000', 'DURATION:PT2H'],
  ],
  [
    'of several days with the hours of each',
    { end: dayOf(2026, 12, 6), starts: '10:00', ends: '17:00' },
    [
      'DTSTART;TZID=America/Chicago:20261205T100000',
      'DTEND;TZID=America/Chicago:20261205T170000',
      'RRULE:FREQ=DAILY;COUNT=2',
    ],
  ],
  [
    'with an end but no start',
    { ends: '17:00' },
    ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206'],
  ],
])('an entry %s has its days', (_, fields, expected) => {
  const lines = linesOf(written(fields)).slice(linesOf(written(fields)).indexOf('BEGIN:VEVENT'));
  expect(lines.filter((line) => /^(?:DTSTART|DTEND|DURATION|RRULE)/.test(line))).toEqual(expected);
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

test('an entry without an end takes two hours for another parser', () => {
  const [entry] = read(written({ starts: '23:00' }));
  expect(entry?.endDate.toString()).toBe('2026-12-06T01:00:00');
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

test('the day of a leap year is a day like any other', () => {
  const day = parseDay('2028-02-29') ?? Number.NaN;
  expect(linesOf(written({ start: day, end: day }))).toContain('DTEND;VALUE=DATE:20280301');
});
