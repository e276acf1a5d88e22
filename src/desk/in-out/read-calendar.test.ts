import { expect, test } from 'vitest';
import { written } from '../../model/fixtures/calendars.ts';
import { whenSchema } from '../../model/when/when-schema.ts';
import { calendarFile, TEXAS, TODAY } from '../fixtures/calendar-file.ts';
import { readCalendar } from './read-calendar.ts';

/** The one event of it. */
function eventOf(...lines: string[]) {
  const { events } = readCalendar(calendarFile(...lines), TODAY);
  const [event] = events;
  if (!event || events.length > 1) throw new Error(`It has ${events.length} events.`);
  expect(whenSchema.safeParse(event.value.when)).toMatchObject({ success: true });
  return event;
}

test.each<[string, string[], unknown, string]>([
  ['a whole day', ['DTSTART;VALUE=DATE:20261205'], '2026-12-05', 'All day'],
  [
    'whole days, the last one not counted',
    ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261207'],
    { from: '2026-12-05', to: '2026-12-06' },
    'All day',
  ],
  [
    'hours in Texas',
    [TEXAS, 'DTEND;TZID=America/Chicago:20261205T210000'],
    { day: '2026-12-05', starts: '18:00', ends: '21:00' },
    '6 PM to 9 PM',
  ],
  ['hours of no zone', ['DTSTART:20261205T180000'], { day: '2026-12-05', starts: '18:00' }, '6 PM'],
  [
    'UTC, the evening before in Texas',
    ['DTSTART:20261206T003000Z', 'DTEND:20261206T030000Z'],
    { day: '2026-12-05', starts: '18:30', ends: '21:00' },
    '6:30 PM to 9 PM',
  ],
  ['UTC in summer', ['DTSTART:20270704T230000Z'], { day: '2027-07-04', starts: '18:00' }, '6 PM'],
  [
    'New York',
    ['DTSTART;TZID=America/New_York:20261205T190000'],
    { day: '2026-12-05', starts: '18:00' },
    '6 PM',
  ],
  [
    'Mozilla’s name',
    ['DTSTART;TZID=/mozilla.org/2005_1/America/New_York:20261205T190000'],
    { day: '2026-12-05', starts: '18:00' },
    '6 PM',
  ],
  [
    'Windows’ name',
    ['DTSTART;TZID=Eastern Standard Time:20261205T190000'],
    { day: '2026-12-05', starts: '18:00' },
    '6 PM',
  ],
  [
    'a length',
    [TEXAS, 'DURATION:PT2H30M'],
    { day: '2026-12-05', starts: '18:00', ends: '20:30' },
    '6 PM to 8:30 PM',
  ],
  [
    'until one in the morning',
    [TEXAS, 'DTEND;TZID=America/Chicago:20261206T010000'],
    { day: '2026-12-05', starts: '18:00', ends: '01:00' },
    '6 PM to 1 AM',
  ],
  [
    'until midnight of the second day',
    [TEXAS, 'DTEND;TZID=America/Chicago:20261207T000000'],
    { from: '2026-12-05', to: '2026-12-06', starts: '18:00', ends: '00:00' },
    '6 PM to 12 AM',
  ],
  [
    'until a midnight that is said to be that of its day',
    [TEXAS, 'DTEND;TZID=America/Chicago:20261205T000000'],
    { day: '2026-12-05', starts: '18:00', ends: '00:00' },
    '6 PM to 12 AM',
  ],
  [
    'from midnight to midnight',
    ['DTSTART:20261204T000000', 'DTEND:20261205T000000'],
    '2026-12-04',
    'All day',
  ],
  [
    'from an evening to the next afternoon',
    [TEXAS, 'DTEND;TZID=America/Chicago:20261206T160000'],
    { from: '2026-12-05', to: '2026-12-06', starts: '18:00', ends: '16:00' },
    '6 PM to 4 PM',
  ],
])('%s', (_, lines, when, time) => {
  expect(eventOf(...lines).value).toMatchObject({ title: 'Fair', when, time });
});

test.each<[string, unknown]>([
  ['FREQ=WEEKLY', { every: 'Saturday' }],
  ['FREQ=WEEKLY;BYDAY=FR,SA', [{ every: 'Friday' }, { every: 'Saturday' }]],
  ['FREQ=MONTHLY;BYDAY=1SA', { every: 'first Saturday' }],
  ['FREQ=MONTHLY;BYDAY=SA;BYSETPOS=-1', { every: 'last Saturday' }],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', { every: 'fourth Thursday', in: ['November'] }],
  ['FREQ=YEARLY', { every: 'December 5' }],
  ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=5', { every: 'December 5' }],
  [
    'FREQ=MONTHLY;BYDAY=1SA;UNTIL=20271231T235959Z',
    { every: 'first Saturday', until: '2027-12-31' },
  ],
])('%s is a rule that the site knows', (rule, when) => {
  expect(eventOf(TEXAS, `RRULE:${rule}`).value.when).toMatchObject(when as object);
});

test('days that are left out, moved or added are; a series that ends after some times is its days', () => {
  const weekly = [TEXAS, 'RRULE:FREQ=WEEKLY', 'EXDATE;TZID=America/Chicago:20261212T180000'];
  expect(eventOf(...weekly).value.when).toMatchObject({ except: ['2026-12-12'] });
  const moved = [
    ...['END:VEVENT', 'BEGIN:VEVENT', 'UID:a', 'SUMMARY:Fair'],
    ...['RECURRENCE-ID;TZID=America/Chicago:20261219T180000', 'DTSTART:20261220T180000'],
  ];
  expect(eventOf(TEXAS, 'RRULE:FREQ=WEEKLY', ...moved).value.when).toMatchObject([
    { every: 'Saturday', except: ['2026-12-19'] },
    { day: '2026-12-20', starts: '18:00' },
  ]);
  const days = ['DTSTART;VALUE=DATE:20261205', 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3'];
  expect(eventOf(...days).value.when).toEqual(['2026-12-05', '2026-12-19', '2027-01-02']);
  expect(eventOf('DTSTART;VALUE=DATE:20261205', 'RDATE;VALUE=DATE:20261224').value.when).toEqual([
    '2026-12-05',
    '2026-12-24',
  ]);
});

test('long lines are put together, escapes and HTML are words, and what nobody can see is gone', () => {
  const { value } = eventOf(
    TEXAS,
    'DESCRIPTION:Forty pots\\, <b>and</b> a vo',
    ' te.<br>Beans\\; welcome\u200B.&nbsp;<script>alert(1)</script>',
    'LOCATION:Town square\\nBlanco',
    'URL:https://example.com/fair',
    'CATEGORIES:LIVE,MUSIC',
  );
  expect(value).toMatchObject({
    description: 'Forty pots, and a vote.\nBeans; welcome . alert(1)',
    location: 'Town square Blanco',
    category: 'Music',
    visit: { url: 'https://example.com/fair' },
  });
  expect(eventOf(TEXAS, 'URL:javascript:alert(1)').value.visit).toBeUndefined();
});

test('characters that HTML writes by name or number are themselves', () => {
  const written = 'Don&#39;t&nbsp;miss &quot;Beer &amp; Brats&quot;&#8217;s &#x2014; &lt;free&gt;';
  const { value } = eventOf(TEXAS, `DESCRIPTION:${written} &amp;lt; &bogus; &#9999999;`);
  expect(value.description).toBe('Don\'t miss "Beer & Brats"’s — <free> &lt; &bogus; &#9999999;');
});

test('what is over or called off is counted and left out; one that is broken leaves the others readable', () => {
  const event = (...lines: string[]) => ['BEGIN:VEVENT', 'SUMMARY:Fair', ...lines, 'END:VEVENT'];
  const text = [
    'BEGIN:VCALENDAR',
    ...event('UID:1', 'DTSTART:20261201T180000', 'STATUS:CANCELLED'),
    ...event('UID:2', 'DTSTART:20201201T180000'),
    ...event('UID:3', 'DTSTART:20261301T180000'),
    ...event('UID:4', 'DTSTART:20261202T180000', 'RRULE:FREQ=NEVER'),
    ...event('UID:5', 'no line at all'),
    ...event('UID:6', 'DTSTART:20261203T180000'),
    'END:VCALENDAR',
  ].join('\n');
  const { events, ...counts } = readCalendar(text, TODAY);
  expect(events.map(({ says }) => says)).toEqual(['Thursday, December 3, 2026, 6 PM']);
  expect(counts).toEqual({ over: 1, calledOff: 1, unreadable: 3, more: 0 });
});

test('a zone or a rule that nobody knows is said', () => {
  expect(eventOf('DTSTART;TZID=Middle Earth:20261205T180000').notes).toEqual([
    expect.stringContaining('“Middle Earth”, is not known'),
  ]);
  expect(eventOf(TEXAS, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30').notes).toEqual([
    expect.stringContaining('does not know'),
  ]);
});

test('our own calendar is read as it was written', () => {
  const { events } = readCalendar(written({ title: 'Beer; brats, and C:\\bread' }), TODAY);
  expect(events.map(({ value }) => [value.title, value.when])).toEqual([
    ['Beer; brats, and C:\\bread', '2026-12-05'],
  ]);
});
