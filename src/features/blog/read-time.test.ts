import { expect, test } from 'vitest';
import { minutesToRead } from './read-time.ts';

test.for([
  [0, 1],
  [200, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
] as const)('%i words take %i minutes', ([words, minutes]) => {
  expect(minutesToRead('word '.repeat(words))).toBe(minutes);
});

test('signs alone are not words', () => {
  expect(minutesToRead(`${'- ** '.repeat(500)}one`)).toBe(1);
});
