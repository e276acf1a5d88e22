import { expect, test } from 'vitest';
import { writeCalendar } from '../../model/calendar/write-calendar.ts';
import { dayOf } from '../../model/day/civil-day.ts';
import type { CabinDetails } from './cabin.ts';
import { arrivalCalendar } from './save-arrival.ts';

const cabin: CabinDetails = {
  id: 7,
  slug: 'juniper',
  name: 'Juniper',
  summary: 'A room.',
  sleeps: 2,
  imageUrl: '/images/a.svg',
  others: [],
  town: 'Wimberley',
  checkIn: '4 PM',
  arrival: { trash: 'Tuesday.', finding: 'Second gate; on the left.' },
};

const about = { siteUrl: 'https://guide.example', day: dayOf(2026, 11, 22), sequence: 1 };

test('the arrival sheet is one entry over the days of the stay, with its lines in the order of a stay (decision 51)', () => {
  const dates = { arrival: '2026-12-04', departure: '2026-12-07' };
  const text = writeCalendar(arrivalCalendar(cabin, dates, about)).replaceAll('\r\n ', '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain('DTSTART;VALUE=DATE:20261204');
  expect(text).toContain('DTEND;VALUE=DATE:20261208');
  expect(text).toContain('SUMMARY:Juniper');
  expect(text).toContain('LOCATION:Wimberley\\, Texas');
  expect(text).toContain(
    'DESCRIPTION:Check-in: 4 PM\\n\\nFinding it: Second gate\\; on the left.\\n\\nTrash: Tuesday.',
  );
});

test('a stay that moves stays the same entry', () => {
  const uid = (arrival: string, departure: string) =>
    /UID:.*/.exec(writeCalendar(arrivalCalendar(cabin, { arrival, departure }, about)))?.[0];
  expect(uid('2026-12-04', '2026-12-07')).toBe(uid('2027-01-01', '2027-01-03'));
});
