import { expect, test } from 'vitest';
import { Sounds } from './sounds.ts';

const sounds = new Sounds(['tubing', 'wifi', 'check', 'camping'], ['weekend', 'tomorrow']);

test.each([
  ['toobing', 'tubing'],
  ['wify', 'wifi'],
  ['chek', 'check'],
  ['campping', 'camping'],
  ['wknd', 'weekend'],
  ['tmrw', 'tomorrow'],
  ['sky', undefined],
  ['zebra', undefined],
])('“%s” sounds like %s', (typed, word) => {
  expect(sounds.find(typed)).toBe(word);
});

test.each([
  ['wekind', 'weekend'],
  ['tomirruw', 'tomorrow'],
  ['sky', undefined],
])('“%s”, whatever its vowels, is %s', (typed, word) => {
  expect(sounds.withVowels(typed)).toBe(word);
});
