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
  '(830) 997-6523 ext. 2',
  '830-997-6523 ext 2',
  '830.997.6523, ext.2',
  '+1 830 997 6523 x2',
  '(830) 997-6523x2',
  '830-997-6523 X 2',
  '830-997-6523 Extension: 2',
  '830-997-6523 extn 2',
  '830-997-6523 #2',
  '8309976523;ext=2',
])('telephone with an extension: %s', (text) => {
  expect(telephoneUri(text)).toBe('tel:+18309976523;ext=2');
});

test.for([
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['+49(0)30/1234567', '+49301234567'],
  ['+44 (0)20 7946 0958 ext. 12', '+442079460958;ext=12'],
  ['+1 (830) 997-0652', '+18309970652'],
  ['+49 30 (0) 1234567', '+49301234567'],
])('telephone with (0): %s dials %s', ([text = '', number]) => {
  expect(dialedNumber(text)).toBe(number);
});

test.for([
  ['nine digits', '(512) 555-014'],
  ['eleven digits', '512-555-01422'],
  ['no area code', '555-0142'],
  ['an area code that begins with 1', '112-555-0142'],
  ['an exchange that begins with 0', '512-055-0142'],
  ['letters', '512-555-BATS'],
  ['an extension without its number', '512-555-0142 x'],
  ['an extension of nothing', 'x7'],
  ['a country without its plus', '49 30 1234567'],
  ['no digits', '-'],
])('no phone can dial %s', ([, text = '']) => {
  expect(dialedNumber(text)).toBeUndefined();
});

test('the link of a number that no phone can dial has its digits', () => {
  expect(telephoneUri('555-0142')).toBe('tel:5550142');
});
