import { expect, test } from 'vitest';
import { reasonsAgainst } from './fits.ts';

const party = { people: 4, hasDog: false, nights: 3 };

test.each([
  ['fits', { sleeps: 4 }, party, []],
  ['is too small', { sleeps: 2 }, party, ['Sleeps 2']],
  [
    'has rules of the season that ask for more nights',
    { sleeps: 4 },
    { ...party, nights: 1 },
    ['From 2 nights'],
  ],
  ['has rules of its own', { sleeps: 4, minimumNights: 5 }, party, ['From 5 nights']],
  [
    'allows fewer nights than the season',
    { sleeps: 4, minimumNights: 1 },
    { ...party, nights: 1 },
    [],
  ],
  ['takes dogs', { sleeps: 4, dogs: 'One dog' }, { ...party, hasDog: true }, []],
  ['takes none', { sleeps: 4, dogs: 'No' }, { ...party, hasDog: true }, ['Dogs: No']],
  [
    'regrets',
    { sleeps: 4, dogs: 'Sorry, no dogs' },
    { ...party, hasDog: true },
    ['Dogs: Sorry, no dogs'],
  ],
  [
    'refuses in other words',
    { sleeps: 4, dogs: 'Dogs aren’t allowed' },
    { ...party, hasDog: true },
    ['Dogs: Dogs aren’t allowed'],
  ],
  [
    'says nothing of dogs',
    { sleeps: 4 },
    { ...party, hasDog: true },
    ['Doesn’t say that dogs may come'],
  ],
  ['fails twice', { sleeps: 1, minimumNights: 7 }, party, ['Sleeps 1', 'From 7 nights']],
])('a cabin that %s (decision 51)', (_, cabin, who, reasons) => {
  expect(reasonsAgainst(cabin, who, 2)).toEqual(reasons);
});
