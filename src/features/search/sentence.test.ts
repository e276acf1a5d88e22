import { expect, test } from 'vitest';
import type { Match } from './answer-sheet.ts';
import { isSentence, rarity } from './sentence.ts';

const matches = (count: number, words: string[]): Match[] =>
  Array.from({ length: count }, (_, id) => ({ id, score: 1, words, isInBody: false }));

test('who asks with more than seven words speaks in sentences', () => {
  expect(isSentence('dance halls near Llano')).toBe(false);
  expect(isSentence('we have two boys who love dinosaurs and want to see some')).toBe(true);
});

test('what few documents have counts whole, and what nearly all have a little', () => {
  const counts = [1, 4, 16, 200].map((count) => rarity({ word: 'a' }, matches(count, ['a'])));
  expect(counts).toEqual([1, 1, 0.6, 0.2]);
});

test('a word that few write counts more than its synonyms do, and without matches nothing is lost', () => {
  const both = [...matches(2, ['motorcycle']), ...matches(30, ['drive'])];
  expect(rarity({ word: 'motorcycle' }, both)).toBeGreaterThan(rarity({ word: 'drive' }, both));
  expect(rarity({ word: 'a' }, [])).toBe(1);
});
