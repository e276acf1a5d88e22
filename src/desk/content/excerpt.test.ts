import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test.each([
  ['more', 'Straße der Füße, '],
  ['fewer', 'Cafe\u0301 ole\u0301, '],
])('after letters that fold to %s, a word is still found where it is', (_, words) => {
  const text = `${words.repeat(60)}then the lights go on. ${words.repeat(60)}`;
  expect(excerptOf(text, 'lights ')).toContain('then the lights go on.');
});

test('a word that is not there shows the beginning', () => {
  expect(excerptOf('Short.', 'lights')).toBe('Short.');
});
