import { expect, test } from 'vitest';
import { dayOf } from '../day/civil-day.ts';
import { daysLabel } from './days-label.ts';

const today = dayOf(2026, 11, 27);

test.each([
  ['a day to come', '12-05', '12-05', false, 'Sat, Dec 5'],
  ['a span', '12-05', '12-06', false, 'Sat, Dec 5 – Sun, Dec 6'],
  ['today', '11-27', '11-27', false, 'Today'],
  ['on until another day', '11-20', '12-06', false, 'Today, until Sun, Dec 6'],
  ['the last day of a span', '11-20', '11-27', false, 'Today'],
  ['yesterday', '11-26', '11-26', false, 'Over: Thu, Nov 26'],
  ['a span that is over', '11-20', '11-26', false, 'Over: Fri, Nov 20 – Thu, Nov 26'],
  ['days that are not announced', '12-05', '12-06', true, 'Usually Sat, Dec 5 – Sun, Dec 6'],
  ['not announced, and today', '11-27', '11-27', true, 'Usually Fri, Nov 27'],
])('%s', (_, first, last, usual, label) => {
  const [start, end] = [first, last].map((text) => {
    const [month = 0, day = 0] = text.split('-').map(Number);
    return dayOf(2026, month, day);
  });
  expect(daysLabel({ start: start ?? 0, end: end ?? 0, usual }, today)).toBe(label);
});

test('the year is added if it is not this one', () => {
  const end = dayOf(2027, 1, 1);
  expect(daysLabel({ start: today + 1, end }, today)).toBe('Sat, Nov 28 – Fri, Jan 1, 2027');
  expect(daysLabel({ start: today, end }, today)).toBe('Today, until Fri, Jan 1, 2027');
  expect(daysLabel({ start: end, end }, today)).toBe('Fri, Jan 1, 2027');
});
