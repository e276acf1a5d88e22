import { expect, test } from 'vitest';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { inEnglish } from './in-english.ts';
import { heardInSpanish } from './spanish.ts';

test.each([
  ['perros', ['dogs']],
  ['vino tinto', ['wine']],
  ['NIÑOS', ['children']],
  ['ninos', ['children']],
  ['cabañas', ['cabins']],
  ['lluvia con niños', ['rain', 'children']],
  ['a qué hora es la entrada', ['check in time']],
  ['el sábado por la noche', ['saturday', 'night']],
  ['fin de semana cerca de Llano', ['weekend', 'near']],
  ['sat nite lites', ['night', 'lights']],
  ['🍷', ['wine']],
  ['🏊🏽', ['swim']],
  ['🌧️', ['rain']],
  ['🛸', []],
  ['wine with dogs in march', []],
  ['nadamos', ['swim']],
  ['bañarnos', ['swim']],
  ['comiendo', ['eat']],
  ['comin train', []],
  ['b and b', ['bed and breakfast']],
  ['your place', ['the cabin']],
  ['constructor', []],
])('%s is read as %j', (question, words) => {
  expect(inEnglish(question).readAs.map(({ word }) => word)).toEqual(words);
});

test.each([
  ['estreyas', 'stars'],
  ['mursielagos', 'bats'],
  ['kabana', 'cabin'],
  ['tuvos', 'tubing'],
  ['llegar', 'arrive'],
  ['llevar', undefined],
  ['bats', undefined],
])('%s, as it’s heard in Spanish, is %s', (typed, word) => {
  expect(heardInSpanish(typed)).toBe(word);
});

test('words are one space apart, wherever they come from', () => {
  expect(inEnglish('vino  cerca de\tLlano').text).toBe('wine near Llano');
  expect(inEnglish('🐶friendly🍷').text).toBe('dog friendly wine');
});

test('the place of a word in the question is told however it was typed', () => {
  const { text, typedSpan } = inEnglish('tomorow  con perros', (word) =>
    word === 'tomorow' ? 'tomorrow' : undefined,
  );
  expect(text).toBe('tomorrow con dogs');
  expect(typedSpan(0, 8)).toEqual({ start: 0, end: 7 });
  expect(typedSpan(13, 17)).toEqual({ start: 13, end: 19 });
});

test.each(['perro ', '🌻', 'é'])('time does not grow with a pasted page of %j', async (unit) => {
  await expectLinearTime((length) => inEnglish(unit.repeat(length / unit.length)));
});
