import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCalendar } from '../../model/calendar/write-calendar.ts';
import { dayOf } from '../../model/day/civil-day.ts';
import { read } from '../../model/fixtures/calendars.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { planCalendar } from './plan-calendar.ts';

test('the plan’s calendar has each thing on its day with its note; events have their hours', () => {
  const plan = [
    { key: 'a1', day: '2027-03-19', order: 1, changes: 0, note: 'Bring boots, water' },
    { key: 'e1', day: '2027-03-19', order: 0, changes: 0 },
    { key: 'e2', day: '2027-03-20', order: 0, changes: 0 },
    { key: 'p1', order: 0, changes: 0 },
    { key: 'a9', day: '2027-03-19', order: 2, changes: 0 },
  ];
  const day = { startDate: '2027-03-19', endDate: '2027-03-19' };
  const facts = new Map([
    ['a1', { title: 'Hike', path: '/things-to-do/hike', location: 'Llano' }],
    [
      'e1',
      {
        title: 'Fair',
        path: '/events/fair',
        days: [{ ...day, starts: '18:00', usual: true as const }],
      },
    ],
    [
      'e2',
      {
        title: 'Fest',
        path: '/events/fest',
        days: [{ startDate: '2027-03-19', endDate: '2027-03-21', starts: '10:00' }],
      },
    ],
    ['p1', { title: 'Post', path: '/blog/1' }],
  ]);
  const about = { name: 'Our trip', siteUrl: 'https://guide.example', day: dayOf(2026, 11, 22) };
  const lines = writeCalendar(planCalendar(plan, facts, about))
    .replaceAll('\r\n ', '')
    .split('\r\n');
  const values = (name: string) =>
    lines.filter((line) => line.startsWith(name)).slice(name === 'DTSTART' ? 2 : 0);
  expect(values('SUMMARY')).toEqual(['SUMMARY:Fair', 'SUMMARY:Hike', 'SUMMARY:Fest']);
  expect(values('DTSTART')).toEqual([
    'DTSTART;TZID=America/Chicago:20270319T180000',
    'DTSTART;VALUE=DATE:20270319',
    'DTSTART;TZID=America/Chicago:20270320T100000',
  ]);
  expect(values('STATUS')).toEqual(['STATUS:TENTATIVE', 'STATUS:CONFIRMED', 'STATUS:CONFIRMED']);
  expect(values('DESCRIPTION')[1]).toBe(
    'DESCRIPTION:Stop 2 of 2\\n\\nBring boots\\, water\\n\\nhttps://guide.example/things-to-do/hike',
  );
  expect(values('UID')[0]).toBe('UID:plan-e1@guide.example');
});

test('a thing that can’t be done on its day says so in the calendar, as its row does', () => {
  const day = '2027-03-19';
  const other = { startDate: '2027-03-20', endDate: '2027-03-20' };
  const called = { startDate: day, endDate: day, status: 'canceled' as const, statusNote: 'Mud.' };
  const putOff = { ...called, status: 'postponed' as const, toBeAnnounced: true as const };
  const facts = new Map([
    ['e1', { title: 'Market', path: '/', days: [other] }],
    ['e2', { title: 'Fair', path: '/', days: [called] }],
    ['e3', { title: 'Dance', path: '/', days: [putOff] }],
  ]);
  const plan = ['e1', 'e2', 'e3'].map((key, order) => ({ key, day, order, changes: 0 }));
  const about = { name: 'Our trip', siteUrl: 'https://guide.example', day: 0 };
  const warn = (key: string, on: string) => [`${key} isn’t on ${on}.`];
  const { entries } = planCalendar(plan, facts, about, warn);
  expect(entries.map(({ description }) => description)).toEqual([
    'e1 isn’t on 2027-03-19.\n\nStop 1 of 3',
    'Mud.\n\nStop 2 of 3',
    'Mud.\n\nStop 3 of 3',
  ]);
  expect(entries.map(({ change }) => change?.isCanceled)).toEqual([undefined, true, true]);
});

test('what is moved is the same entry on its new day, in a later edition', () => {
  const facts = new Map([['a1', { title: 'Hike', path: '/things-to-do/hike' }]]);
  const about = { name: 'Our trip', siteUrl: 'https://guide.example', day: dayOf(2026, 11, 22) };
  const [before, after] = ['2027-03-19', '2027-03-20'].map((day, sequence) =>
    writeCalendar(
      planCalendar([{ key: 'a1', day, order: 0, changes: 0 }], facts, { ...about, sequence }),
    ),
  );
  const uid = (text = '') => /^UID:.*$/m.exec(text)?.[0];
  expect(uid(before)).toMatch(/^UID:plan-a1@/);
  expect(uid(after)).toBe(uid(before));
  expect(before).toContain('DTSTART;VALUE=DATE:20270319\r\n');
  expect(after).toContain('DTSTART;VALUE=DATE:20270320\r\n');
  expect(before).toContain('SEQUENCE:0\r\n');
  expect(after).toContain('SEQUENCE:1\r\n');
});

test('a day’s entries stand in the order of their hours, whatever the order in which they were saved', () => {
  const on = (starts: string) => [{ startDate: '2027-03-19', endDate: '2027-03-19', starts }];
  const facts = new Map([
    ['e1', { title: 'Lights', path: '/', days: on('18:30') }],
    ['e2', { title: 'Market', path: '/', days: on('09:00') }],
  ]);
  const plan = ['e1', 'e2'].map((key, order) => ({ key, day: '2027-03-19', order, changes: 0 }));
  const about = { name: 'Our trip', siteUrl: 'https://guide.example', day: 0 };
  expect(planCalendar(plan, facts, about).entries.map(({ title }) => title)).toEqual([
    'Market',
    'Lights',
  ]);
});

/** What could end a line or an entry, or begin another; as a link, an answer or a visitor may have it. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\r\nBEGIN:VEVENT',
        '\n',
        '\r',
        '\r\n ',
        ';',
        ',',
        ':',
        '\\',
        '"',
        '\0',
        '\u0085',
      ),
      fc.constantFrom(
        'END:VCALENDAR',
        '\u2028',
        '\u202e',
        '</script>',
        '__proto__',
        '\ud800',
        '🤠',
      ),
      fc.string({ maxLength: 20 }),
    ),
    { maxLength: 12, size: 'max' },
  )
  .map((parts) => parts.join(''));

test('hostile words in a plan’s calendar: in whatever field they are, it has its entries and no others (300 cases)', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, hostile, (note, title, path, hour) => {
      const plan = ['a1', 'e1'].map((key) => ({
        key,
        day: '2027-03-19',
        order: 0,
        changes: 0,
        note,
      }));
      const days = [{ startDate: '2027-03-19', endDate: '2027-03-19', starts: hour, ends: hour }];
      const facts = new Map(plan.map(({ key }) => [key, { title, path, location: note, days }]));
      const about = { name: title, siteUrl: 'https://guide.example', day: dayOf(2026, 11, 22) };
      const text = writeCalendar(planCalendar(plan, facts, about));
      expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/(?!\t)\p{Cc}/u);
      expect(read(text).map(({ uid }) => uid)).toEqual(
        ['a1', 'e1'].map((key) => `plan-${key}@guide.example`),
      );
    }),
    cases(300),
  );
});
