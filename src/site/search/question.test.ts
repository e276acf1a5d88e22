import { expect, test } from 'vitest';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { readQuestion, synonymsOf } from './question.ts';

test.each<[string, string[]]>([
  ['BBQ with kids near Llano when it rains', ['bbq', 'kids', 'llano', 'rains']],
  ['What is there to do with a dog?', ['dog']],
  ['  Güne   CAFÉ ', ['gune', 'cafe']],
  ['swim swim swim', ['swim']],
  ['what to do', ['what', 'to', 'do']],
  ['', []],
  ['🌻 … !', []],
  ['.*+?^()|[]\\', []],
  ['a b c d e f g h i j k l m n o p q r s t u v w x y z', [...'bcdefghjklmn']],
])('%j asks for %j', (text, words) => {
  expect(readQuestion(text).map(({ word }) => word)).toEqual(words);
});

test('only the last word may lack its end', () => {
  expect(readQuestion('free swim').map(({ isLast }) => isLast)).toEqual([false, true]);
});

test('words of one set stand for each other, whatever their case; others stand alone', () => {
  const sets = [
    ['BBQ', 'barbecue', 'smoke house'],
    ['bbq', 'ribs'],
  ];
  expect(synonymsOf('bbq', sets)).toEqual(['barbecue', 'smoke', 'house', 'ribs']);
  expect(synonymsOf('ribs', sets)).toEqual(['bbq']);
  expect(synonymsOf('swim', sets)).toEqual([]);
});

test.each(['a', ' ', 'é', '🌻', 'مرحبا ', '(a+)+'])(
  'time does not grow with a pasted page, up to 1 MB of %j',
  async (unit) => {
    await expectLinearTime((length) => readQuestion(unit.repeat(length / unit.length)));
  },
);
