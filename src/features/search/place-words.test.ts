import { expect, test } from 'vitest';
import { WIMBERLEY } from '../../model/distance.ts';
import { placesIn } from './place-words.ts';
import type { SearchDocument } from './search-document.ts';
import { fulfills, nearness } from './wish.ts';
import { wishName } from './wish-names.ts';

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const FREDERICKSBURG = { latitude: 30.28, longitude: -98.87 };
const ROCK = { latitude: 30.5, longitude: -98.82 };

const towns = new Map([
  ['Austin', AUSTIN],
  ['Fredericksburg', FREDERICKSBURG],
  ['Utopia', undefined],
]);

const placeCalled = (name: string) => (name === 'enchanted rock' ? ROCK : undefined);

const wishesIn = (question: string) =>
  placesIn(question, { towns, placeCalled }).map(({ wish }) => wish);

test.each([
  ['lunch by enchanted rock', ['Near Enchanted Rock']],
  ['hotels close to the enchanted rock park', ['Near Enchanted Rock']],
  ['coffee by the river', []],
  ['between austin and fredericksburg', ['Between Austin and Fredericksburg']],
  ['on the way to Fredericksburg', ['Between Wimberley and Fredericksburg']],
  ['stops on our way from Austin', ['Between Austin and Wimberley']],
  ['driving from san antonio to the cabin', ['Between San Antonio and Wimberley']],
  ['day trip from san antonio', []],
  ['on the way to Utopia', []],
  ['on the way home', []],
])('“%s” says where: %j', (question, names) => {
  expect(wishesIn(question).map(wishName)).toEqual(names);
});

test('what says where is a part of the question', () => {
  const question = 'lunch by the enchanted rock tomorrow';
  const [asked] = placesIn(question, { towns, placeCalled });
  expect(question.slice(asked?.start, asked?.end)).toBe('by the enchanted rock');
});

test('on the way is what is hardly a detour, and not where it starts or ends', () => {
  const [wish] = wishesIn('between Austin and Fredericksburg');
  if (!wish) throw new Error('No wish.');
  const at = (latitude: number, longitude: number): SearchDocument => ({
    kind: 'activity',
    path: '/things-to-do/a',
    title: 'A',
    text: '',
    words: '',
    at: [latitude, longitude],
  });
  const johnsonCity = at(30.28, -98.41);
  expect(fulfills(johnsonCity, wish)).toBe('yes');
  expect(fulfills(at(WIMBERLEY.latitude, WIMBERLEY.longitude), wish)).toBe('no');
  expect(fulfills(at(AUSTIN.latitude, AUSTIN.longitude), wish)).toBe('no');
  expect(fulfills({ ...johnsonCity, at: undefined }, wish)).toBe('unknown');
  expect(nearness(johnsonCity, wish)).toBeGreaterThan(nearness(at(30.2, -98.41), wish));
});
