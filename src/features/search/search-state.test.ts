import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../model/fixtures/any-text.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { expectLinearTime } from '../../model/fixtures/expect-linear-time.ts';
import { SEARCH_KINDS, TRAITS } from './search-document.ts';
import { readPage, readState, type SearchState, writeState } from './search-state.ts';

const NOTHING: SearchState = {
  question: '',
  kind: undefined,
  town: undefined,
  month: undefined,
  traits: [],
};

test('the address holds what was typed and chosen (decision 35)', () => {
  const state: SearchState = {
    question: 'blue hole & more',
    kind: 'activity',
    town: 'Dripping Springs',
    month: 10,
    traits: ['dogs', 'free'],
  };
  const fragment = writeState(state);
  expect(fragment).toBe(
    '#q=blue+hole+%26+more&kind=activity&town=Dripping+Springs&month=10&with=dogs%2Cfree',
  );
  expect(readState(fragment)).toEqual(state);
  expect(writeState(NOTHING)).toBe('');
});

test.each([
  '#q=swim&amp;town=Wimberley',
  '#q=swim&town=Wimberley.',
  '#q=swim&town=Wimberley).',
  '#q%3Dswim%26town%3DWimberley',
  '#q=swim&town=Wimberley&utm_source=x',
  '#q=swim&amp;town=Wimberley&amp;utm_source=x”',
])('fragment changed on the way: %s is read', (fragment) => {
  expect(readState(fragment)).toEqual({ ...NOTHING, question: 'swim', town: 'Wimberley' });
});

test('any state comes back as it was (10,000 cases)', () => {
  const state: fc.Arbitrary<SearchState> = fc.record({
    question: fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => text.trim() !== ''),
    kind: fc.option(fc.constantFrom(...SEARCH_KINDS), { nil: undefined }),
    town: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), {
      nil: undefined,
    }),
    month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    traits: fc.subarray([...TRAITS]),
  });
  fc.assert(
    fc.property(state, (state) => {
      expect(readState(writeState(state))).toEqual(state);
    }),
    cases(10_000),
  );
});

test.each([
  '#%',
  '#q',
  '#month=13',
  '#month=1.5',
  '#month=x',
  '#kind=cabin',
  '#with=cats,,',
  '#main',
  '#&&&=',
  '#town=',
])('%s is no state, and no error', (fragment) => {
  expect(readState(fragment)).toEqual(NOTHING);
});

test.each<[fragment: string, isAbout: boolean]>([
  ['', false],
  ['#town=Llano', true],
  ['#q=+&with=dogs', true],
  ['#q=swim&town=Llano', false],
])('the page of %j is about a choice: %s', (fragment, isAbout) => {
  expect(readPage(fragment)).toEqual({ ...readState(fragment), isAbout });
});

test('no fragment throws (10,000 cases)', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const { traits, month = 1 } = readState(`#${text}`);
      return traits.every((trait) => TRAITS.includes(trait)) && month >= 1 && month <= 12;
    }),
    cases(10_000),
  );
});

test.each(['q=', '%', '&', 'a=b&', '%E2%82'])(
  'time does not grow with the fragment, up to 1 MB of %j',
  async (unit) => {
    await expectLinearTime((length) => readState(unit.repeat(length / unit.length)));
  },
);
