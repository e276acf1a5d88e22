import { expect, test } from 'vitest';
import { dialedNumber, telephoneUri } from './telephone.ts';

test.for([
  ['(512) 555-0142', '+15125550142'],
  ['512.555.0142', '+15125550142'],
  ['1-512-555-0142', '+15125550142'],
  ['+1 512-555-0142', '+15125550142'],
  ['+1 512–555–0142', '+15125550142'],
  ['+49 30 1234567', '+49301234567'],
])('%s dials %s (decision 29)', ([text = '', number]) => {
  expect(dialedNumber(text)).toBe(number);
  expect(telephoneUri(text)).toBe(`tel:${number}`);
});

test.for([
  ['nine digits', '(512) 555-014'],
  ['eleven digits', '512-555-01422'],
  ['no area code', '555-0142'],
  ['an area code that begins with 1', '112-555-0142'],
  ['an exchange that begins with 0', '512-055-0142'],
  ['letters', '512-555-BATS'],
  ['an extension', '512-555-0142 x7'],
  ['a country without its plus', '49 30 1234567'],
  ['no digits', '-'],
])('no phone can dial %s', ([, text = '']) => {
  expect(dialedNumber(text)).toBeUndefined();
});

test('the link of a number that no phone can dial has its digits', () => {
  expect(telephoneUri('555-0142')).toBe('tel:5550142');
});
