import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import { whenSchema } from '../../model/when/when-schema.ts';
import { calendarFile, TEXAS, TODAY } from '../fixtures/calendar-file.ts';
import { LIMITS, readCalendar } from './read-calendar.ts';

test.each([
  ['no calendar', 'GIF89a', /no calendar file/],
  ['too long', 'x'.repeat(LIMITS.characters + 1), /larger than 2 MB/],
  ['too many', calendarFile(TEXAS).repeat(LIMITS.inFile + 1), /has 2001 events/],
])('a file that is %s is refused in words', (_, text, message) => {
  expect(() => readCalendar(text, TODAY)).toThrow(message);
});

test.each([
  ['FREQ=SECONDLY;BYMONTH=3'],
  ['FREQ=WEEKLY;INTERVAL=100000000'],
  ['FREQ=DAILY;INTERVAL=99999999999'],
  ['FREQ=MONTHLY;BYDAY=6SA'],
  ['FREQ=MONTHLY;BYSETPOS=9;BYDAY=MO'],
  ['FREQ=DAILY;UNTIL=99991231T000000Z'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
])('a file made to keep a phone busy is read at once: %s', (rule) => {
  const { events, over, unreadable } = readCalendar(
    calendarFile(TEXAS, `RRULE:${rule}`).repeat(20),
    TODAY,
  );
  expect(events.length + over + unreadable).toBe(20);
});

test('events within events are read at once, too', () => {
  const deep = `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(1_900)}${'END:VEVENT\n'.repeat(1_900)}`;
  expect(readCalendar(deep, TODAY).events).toEqual([]);
});

test('whatever is in a file: events with days that the site takes, or a sentence', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'DTSTART',
      'RRULE',
      'EXDATE',
      'RECURRENCE-ID',
      'DURATION',
      ':',
      ';',
      '\r\n',
      'TZID=',
      'FREQ=',
      '20261205T180000Z',
    ),
    fc.string({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const { events, unreadable, over } = readCalendar(calendarFile(TEXAS, parts.join('')), TODAY);
      expect(events.length + unreadable + over).toBeGreaterThanOrEqual(1);
      for (const { value } of events) expect(whenSchema.safeParse(value.when).success).toBe(true);
    }),
    cases(200),
  );
});
