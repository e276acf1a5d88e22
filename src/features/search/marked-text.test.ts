import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../model/fixtures/any-text.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { markedText } from './marked-text.ts';

test('whole words are marked, whatever their case and accents', () => {
  expect(markedText('Café — cafe, cafeteria', ['cafe'])).toEqual([
    { text: 'Café', isMarked: true },
    { text: ' — ', isMarked: false },
    { text: 'cafe', isMarked: true },
    { text: ', cafeteria', isMarked: false },
  ]);
});

test('the pieces are the text (500 cases)', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.array(fc.string()), (text, words) => {
      const pieces = markedText(text, words);
      return pieces.map((piece) => piece.text).join('') === text;
    }),
    cases(500),
  );
});
