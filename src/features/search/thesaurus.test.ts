import { expect, test } from 'vitest';
import { Thesaurus } from './thesaurus.ts';

const thesaurus = new Thesaurus([
  ['BBQ', 'barbecue', 'smoke house'],
  ['bbq', 'ribs'],
  ['swimming', 'Güne'],
]);

test.each([
  ['of all its sets, whatever their case', 'bbq', ['barbecue', 'smoke house', 'rib']],
  ['of its only set', 'rib', ['bbq']],
  ['without accents', 'gune', ['swimming']],
  ['of the word that a misspelled one stands for', 'swiming', ['gune']],
  ['a short word is not misspelled', 'rob', []],
  ['unknown', 'xylophone', []],
  ['a name that objects have', 'constructor', []],
])('the other words %s: %s', (_, word, others) => {
  expect(thesaurus.othersFor(word, true)).toEqual(others);
});
