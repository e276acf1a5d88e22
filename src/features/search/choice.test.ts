import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import { type Choice, countOptions, fits, mayFit, NO_CHOICE } from './choice.ts';
import { SEARCH_KINDS, type SearchDocument, TRAITS, type Trait } from './search-document.ts';

const TOWNS = ['Llano', 'Hye'];
const document: fc.Arbitrary<SearchDocument> = fc.record(
  {
    kind: fc.constantFrom(...SEARCH_KINDS),
    path: fc.constant('/a'),
    title: fc.constant('a'),
    text: fc.constant('a'),
    words: fc.constant('a'),
    town: fc.constantFrom(...TOWNS),
    months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 }),
    traits: fc.uniqueArray(fc.constantFrom(...TRAITS)),
  },
  { requiredKeys: ['kind', 'path', 'title', 'text', 'words'] },
);
const choice: fc.Arbitrary<Choice> = fc.record(
  {
    kind: fc.constantFrom(...SEARCH_KINDS),
    town: fc.constantFrom(...TOWNS),
    month: fc.integer({ min: 1, max: 12 }),
    traits: fc.uniqueArray(fc.constantFrom(...TRAITS)),
  },
  { requiredKeys: ['traits'] },
);

test('beside each option stands what choosing it leaves', () => {
  fc.assert(
    fc.property(fc.array(document, { maxLength: 30 }), choice, (documents, chosen) => {
      const found = documents.map((document) => ({ document, matched: [] }));
      const left = (changed: Partial<Choice>) =>
        documents.filter((one) => fits(one, { ...chosen, ...changed })).length;
      const { kinds, towns, months, traits, unknown } = countOptions(found, [], chosen);
      const maybe = (trait: Trait) =>
        documents.filter((one) =>
          mayFit(one, { ...chosen, traits: [...new Set([...chosen.traits, trait])] }),
        ).length;
      for (const kind of SEARCH_KINDS) expect(kinds.get(kind)).toBe(left({ kind }));
      for (const town of TOWNS) expect(towns.get(town) ?? 0).toBe(left({ town }));
      for (const [index, count] of months.entries()) expect(count).toBe(left({ month: index + 1 }));
      for (const trait of TRAITS)
        expect([traits.get(trait), unknown.get(trait)]).toEqual([
          left({ traits: [...chosen.traits, trait] }),
          maybe(trait),
        ]);
    }),
    cases(500),
  );
});

const place = { path: '/a', title: 'a', text: 'a', words: 'a' };

test('an activity without months is for all of them; a post is for none', () => {
  const inMay = { ...NO_CHOICE, month: 5 };
  expect(fits({ ...place, kind: 'activity' }, inMay)).toBe(true);
  expect(fits({ ...place, kind: 'activity', months: [6] }, inMay)).toBe(false);
  expect(fits({ ...place, kind: 'post' }, inMay)).toBe(false);
});

test('choices add up', () => {
  const market = { ...place, kind: 'event', town: 'Hye', months: [10], traits: ['free', 'dogs'] };
  const chosen: Choice = { kind: 'event', town: 'Hye', month: 10, traits: ['dogs', 'free'] };
  expect(fits(market as SearchDocument, chosen)).toBe(true);
  for (const other of [{ kind: 'post' }, { town: 'Llano' }, { month: 9 }, { traits: ['indoors'] }])
    expect(fits(market as SearchDocument, { ...chosen, ...other } as Choice)).toBe(false);
});

test('what is not known may fit; what is known not to, and what fits, is not among it', () => {
  const free: Choice = { traits: ['free'] };
  const event = { ...place, kind: 'event' } as const;
  expect(mayFit(event, free)).toBe(true);
  expect(mayFit({ ...event, lacks: ['free'] }, free)).toBe(false);
  expect(mayFit({ ...event, traits: ['free'] }, free)).toBe(false);
  expect(mayFit({ ...event, town: 'Hye' }, { ...free, town: 'Llano' })).toBe(false);
  expect(mayFit({ ...event, traits: ['free'] }, { ...free, month: 5 })).toBe(true);
  expect(mayFit({ ...event, months: [6] }, { ...free, month: 5 })).toBe(false);
  expect(mayFit({ ...place, kind: 'post' }, free)).toBe(false);
  expect(mayFit(event, NO_CHOICE)).toBe(false);
});

test('a document never both fits and may fit', () => {
  fc.assert(
    fc.property(document, choice, (one, chosen) => !(fits(one, chosen) && mayFit(one, chosen))),
    cases(500),
  );
});
