import { expect, test } from 'vitest';
import { hourIn } from './hour-in-words.ts';

test.each([
  ['from 6:30 PM on', '18:30'],
  ['6:30 p.m.', '18:30'],
  ['12:00 PM', '12:00'],
  ['9:00 AM to noon', '09:00'],
  ['1 to 4 PM', '13:00'],
  ['6-9 PM', '18:00'],
  ['9 to 11 AM', '09:00'],
  ['9:30 – 11 AM', '09:30'],
  ['10 to 2 PM', '10:00'],
  ['10 to 12 PM', '10:00'],
  ['12 to 4 PM', '12:00'],
  ['8 to 12 AM', '20:00'],
  ['Noon to 5 PM', '12:00'],
  ['Late morning to noon', undefined],
  ['Evenings', undefined],
])('“%s” begins at %s', (words, hour) => {
  expect(hourIn(words)).toBe(hour);
});
