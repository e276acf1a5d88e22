import { expect, test } from 'vitest';
import { advisedOnce, oldPrice, oldWords, withoutAdvice } from './old-facts.ts';

const OLD = { year: 2025, isUnsaid: false };

test.each([
  [oldPrice('$12', OLD), '$12 in 2025'],
  [oldPrice('$12 (2024).', { year: 2022, isUnsaid: true }), '$12 (2024)'],
  [
    `${oldPrice('Free', OLD)} · ${oldPrice('parking $5', OLD)}`,
    'Free in 2025 · parking $5 in 2025',
  ],
  [oldWords(OLD, 'Noon-4 PM. Closed Mon.'), 'In 2025: Noon-4 PM. Closed Mon'],
  [oldWords(OLD), 'As of 2025'],
  [oldWords({ year: undefined, isUnsaid: true }), ''],
  ['$8 at the gate. Call ahead.', '$8 at the gate. Call ahead.'],
])('%j without what to do about it', (words, year) => {
  expect(withoutAdvice(words)).toBe(year);
});

test('of words that are read together, the last old ones say what to do about it', () => {
  const [hours, price] = [oldWords(OLD, 'Noon'), oldPrice('$12', OLD)];
  expect(advisedOnce([hours, price, undefined])).toEqual(['In 2025: Noon', price, undefined]);
  expect(advisedOnce([hours, '$8', ''])).toEqual([hours, '$8', '']);
  expect(advisedOnce(['Noon', undefined])).toEqual(['Noon', undefined]);
});
