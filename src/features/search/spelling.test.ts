import { expect, test } from 'vitest';
import { Spelling } from './spelling.ts';

const spelling = new Spelling();
spelling.add('Dripping Springs');
spelling.add('restaurants with a view', 7);

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
