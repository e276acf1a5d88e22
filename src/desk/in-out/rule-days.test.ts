import { expect, test } from 'vitest';
import { whenSchema } from '../../model/when/when-schema.ts';
import { calendarFile, TODAY } from '../fixtures/calendar-file.ts';
import { type FileEvent, readCalendar } from './read-calendar.ts';

/** The one event of a calendar file with these lines, as the form takes it. */
function eventOf(...lines: string[]): FileEvent {
  const [event] = readCalendar(calendarFile(...lines), TODAY).events;
  if (!event) throw new Error('It has no event.');
  expect(whenSchema.safeParse(event.value.when)).toMatchObject({ success: true });
  return event;
}

test('a day that is left out is left out of the weekday that it is', () => {
  const lines = ['DTSTART;VALUE=DATE:20261202', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE'];
  const from = '2026-12-02';
  expect(eventOf(...lines, 'EXDATE;VALUE=DATE:20261207,20261208').value.when).toEqual([
    { every: 'Monday', from, except: ['2026-12-07'] },
    { every: 'Wednesday', from },
  ]);
});

test('weekdays by the clock of UTC are those of Texas', () => {
  const saturday = 'DTSTART:20261206T010000Z';
  expect(eventOf(saturday, 'RRULE:FREQ=WEEKLY;BYDAY=SU').value.when).toMatchObject({
    every: 'Saturday',
    from: '2026-12-05',
    starts: '19:00',
  });
  expect(eventOf(saturday, 'RRULE:FREQ=WEEKLY;BYDAY=SU;COUNT=2').value.when).toEqual([
    { day: '2026-12-05', starts: '19:00' },
    { day: '2026-12-12', starts: '19:00' },
  ]);
  // The day before the first Sunday may be of the month before.
  expect(eventOf(saturday, 'RRULE:FREQ=MONTHLY;BYDAY=1SU;COUNT=3').value.when).toEqual([
    { day: '2026-12-05', starts: '19:00' },
    { day: '2027-01-02', starts: '19:00' },
    { day: '2027-02-06', starts: '19:00' },
  ]);
});

test('the last workday of the month is a rule that the site does not know', () => {
  const lines = [
    'DTSTART;VALUE=DATE:20261231',
    'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  ];
  const { value, notes } = eventOf(...lines);
  expect(value.when).toBe('2026-12-31');
  expect(notes).toEqual([expect.stringContaining('does not know')]);
});
