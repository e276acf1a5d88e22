import { expect, test } from 'vitest';
import { daysInWords } from './days-in-words.ts';

test.each([
  ['2026-12-05', '2026-12-05', {}, 'Saturday, December 5, 2026'],
  ['2026-11-27', '2027-01-01', {}, 'Friday, November 27, 2026 to Friday, January 1, 2027'],
  ['2026-12-05', '2026-12-05', { starts: '18:00' }, 'Saturday, December 5, 2026, 6 PM'],
  [
    '2026-12-05',
    '2026-12-05',
    { starts: '09:30', ends: '12:00' },
    'Saturday, December 5, 2026, 9:30 AM to 12 PM',
  ],
  [
    '2026-12-31',
    '2026-12-31',
    { starts: '21:00', ends: '00:30' },
    'Thursday, December 31, 2026, 9 PM to 12:30 AM',
  ],
  ['2026-12-05', '2026-12-05', { ends: '17:05' }, 'Saturday, December 5, 2026, until 5:05 PM'],
  ['soon', 'later', {}, 'soon to later'],
])('%s to %s with %j: "%4$s"', (startDate, endDate, hours, words) => {
  expect(daysInWords({ startDate, endDate, ...hours })).toBe(words);
});
