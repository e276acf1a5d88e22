import { expect, test } from 'vitest';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { NO_VOCABULARY, parseQuery } from './parse-query.ts';

test.each<[string, string[]]>([
  ['BBQ with kids near Llano when it rains', ['bbq', 'kid', 'llano', 'rain']],
  ['What is there to do with a dog?', ['dog']],
  ['  Güne   CAFÉ ', ['gune', 'cafe']],
  ['swim swim swim', ['swim']],
  ['what to do', ['what', 'to', 'do']],
  ['swim w', ['swim']],
  ['ranch road 1', ['rr1']],
  ['w', ['w']],
  ['', []],
  ['🌻 … !', []],
  ['.*+?^()|[]\\', []],
  ['a swim without any crowds', ['swim']],
  ['no alcohol', ['alcohol']],
  ['hike not too steep', ['hike']],
  ['does it flood', ['flood']],
  ['a b c d e f g h i j k l m n o p q r s t u v w x y z', [...'bcdefghjklmn']],
])('%j asks for %j', (text, words) => {
  expect(parseQuery(text).map(({ word }) => word)).toEqual(words);
});

test('a “without” that is part of a name is no refusal', () => {
  const isNamed = (words: string) => words === 'without a name';
  const terms = parseQuery('cave without a name', { ...NO_VOCABULARY, isNamed });
  expect(terms.map(({ word }) => word)).toEqual(['cave', 'name']);
});

test('a road is looked for as a whole, and by a number of three digits', () => {
  expect(parseQuery('highway 290')).toMatchObject([{ word: 'hwy290', joined: '290' }]);
  expect(parseQuery('rr 12')).toMatchObject([{ word: 'rr12', joined: undefined, isExact: true }]);
});

test('only the last word may lack its end', () => {
  expect(parseQuery('free swim').map(({ isLast }) => isLast)).toEqual([false, true]);
});

test.each(['a', ' ', 'é', '🌻', 'مرحبا ', '(a+)+'])(
  'time does not grow with a pasted page, up to 1 MB of %j',
  async (unit) => {
    await expectLinearTime((length) => parseQuery(unit.repeat(length / unit.length)));
  },
);
