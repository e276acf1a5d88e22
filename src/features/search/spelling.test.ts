import { expect, test } from 'vitest';
import { Spelling } from './spelling.ts';

const spelling = new Spelling();
spelling.add('Dripping Springs');
spelling.add('restaurants with a view', 7);

test('with other words, it knows these only, and as many letters may be wrong as is said', () => {
  const spanish = new Spelling(['restaurante']);
  expect(spanish.correct('restarante', 1)).toBe('restaurante');
  expect(spanish.correct('restorante', 1)).toBeUndefined();
  expect(spanish.correct('tommorow')).toBeUndefined();
});

test.each([
  ['tommorow', 'tomorrow'],
  ['Wensday', 'wednesday'],
  ['acessible', 'accessible'],
  ['driping', 'dripping'],
  ['resteraunts', 'restaurants'],
  ['tomorrow', undefined],
  ['rain', undefined],
  ['trainy', undefined],
  ['xylophone', undefined],
])('“%s” is a misspelling of %s', (typed, word) => {
  expect(spelling.correct(typed)).toBe(word);
});
