import { expect, test } from 'vitest';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { inEnglish } from './in-english.ts';

test.each([
  ['perros', ['dogs']],
  ['vino tinto', ['wine']],
  ['NIÑOS', ['children']],
  ['ninos', ['children']],
  ['cabañas', ['cabins']],
  ['lluvia con niños', ['rain', 'children']],
  ['🍷', ['wine']],
  ['🏊🏽', ['swim']],
  ['🌧️', ['rain']],
  ['🛸', []],
  ['wine with dogs in march', []],
  ['constructor', []],
])('%s is read as %j', (question, words) => {
  expect(inEnglish(question).readAs.map(({ word }) => word)).toEqual(words);
});

test.each(['perro ', '🌻', 'é'])('time does not grow with a pasted page of %j', async (unit) => {
  await expectLinearTime((length) => inEnglish(unit.repeat(length / unit.length)));
});
