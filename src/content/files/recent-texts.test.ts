import { expect, test } from 'vitest';
import { RecentTexts } from './recent-texts.ts';

test('the texts used last are remembered, up to the limit, and a longer one not at all', () => {
  const texts = new RecentTexts<number>(6);
  texts.set('one', 1);
  texts.set('two', 2);
  expect(texts.get('one')).toBe(1);
  texts.set('six', 6);
  expect(['one', 'two', 'six'].map((text) => texts.get(text))).toEqual([1, undefined, 6]);
  texts.set('six', 7);
  expect(['one', 'six'].map((text) => texts.get(text))).toEqual([1, 7]);
  texts.set('seventy', 70);
  expect(['one', 'six', 'seventy'].map((text) => texts.get(text))).toEqual([1, 7, undefined]);
});
