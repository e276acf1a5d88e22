import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../model/fixtures/any-text.ts';
import { cases } from '../../model/fixtures/cases.ts';
import type { SearchDocument } from './search-document.ts';
import { SearchEngine } from './search-engine.ts';

const documents: SearchDocument[] = [
  { kind: 'activity', path: '/a', title: 'Blue Hole', text: 'Swim here.', words: 'Water family' },
  { kind: 'activity', path: '/b', title: 'Gruene Hall', text: 'Dance.', words: 'Music indoors' },
  { kind: 'event', path: '/c', title: 'Peach days', text: 'Fruit in Stonewall.', words: 'Food' },
  { kind: 'page', path: '/d', title: 'Water', text: 'Swim and float.', words: 'swimming' },
  { kind: 'town', path: '/e', title: 'Güne', text: 'A town.', words: 'quiet', town: 'Güne' },
];
const engine = new SearchEngine(documents, [
  ['kids', 'family'],
  ['swim', 'swimming'],
]);
const pathsFor = (question: string) =>
  engine.ask(question).found.map(({ document }) => document.path);

describe('what a person means', () => {
  test.each([
    ['a word of the title', 'hole', ['/a']],
    ['its beginning, while it is typed', 'ho', ['/a']],
    ['a typing error', 'swiming', ['/a', '/d']],
    ['another case, and no accent', 'GUNE', ['/e']],
    ['an accent', 'güne', ['/e']],
    ['a synonym', 'kids', ['/a']],
    ['a page comes after a place', 'water', ['/d', '/a']],
    ['all terms first, then those that lack one', 'swim family', ['/a', '/d']],
    ['nothing', 'xylophone', []],
  ])('%s: %s', (_, question, paths) => {
    expect(pathsFor(question).sort()).toEqual([...paths].sort());
  });

  test('without words, everything in its order', () => {
    expect(pathsFor(' ')).toEqual(['/a', '/b', '/c', '/d', '/e']);
  });

  test('says which words matched, folded', () => {
    expect(engine.ask('GÜNE').found[0]?.matched).toEqual([['gune']]);
  });
});

test('never throws, and never finds anything twice, for any text (10,000 cases)', () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('.*', '(a+)+$', '[', '\\', '<img onerror=x>', 'שלום עולם', '🌻🌻', '__proto__'),
    fc.constantFrom('swim ', 'kids ', 'water ', 'gune ').map((word) => word.repeat(20)),
  );
  fc.assert(
    fc.property(text, (question) => {
      const paths = pathsFor(question);
      return new Set(paths).size === paths.length;
    }),
    cases(10_000),
  );
});

test('a question of 10 KB is answered by its beginning', () => {
  expect(pathsFor(`hole ${'x'.repeat(10_000)}`)).toEqual(['/a']);
});

test('who names a place gets it first, with what it isn’t or may not be', async () => {
  const places: SearchDocument[] = [
    { kind: 'activity', path: '/a', title: 'Blue Hole', text: '', words: '', lacks: ['free'] },
    { kind: 'activity', path: '/b', title: 'Old Hole', text: '', words: '' },
    { kind: 'activity', path: '/c', title: 'Hole', text: '', words: '', traits: ['free'] },
  ];
  const engine = new SearchEngine(places, []);
  const first = (question: string) => {
    const [{ document, unlike } = {}] = engine.ask(question).found;
    return [document?.path, unlike?.map(({ is }) => is)];
  };
  expect(first('is blue hole free')).toEqual(['/a', ['no']]);
  expect(first('is old hole free')).toEqual(['/b', ['unknown']]);
  expect(first('does blue hole allow free entry when it is crowded')).toEqual(['/a', ['no']]);
  expect(first('a free hole')).toEqual(['/c', undefined]);
});

test('a key costs what its own word costs: those before it are remembered', async () => {
  let reads = 0;
  const posts = Array.from({ length: 1_000 }, (_, number): SearchDocument => {
    const text = 'Swim in a blue hole with the family.';
    const post = { kind: 'post', path: `/${number}`, title: `Swim ${number}`, text, words: '' };
    return new Proxy(post as SearchDocument, {
      get(target, field: keyof SearchDocument) {
        reads += 1;
        return target[field];
      },
    });
  });
  const readFor = async (...questions: string[]) => {
    const engine = new SearchEngine(posts, []);
    for (const question of questions) {
      reads = 0;
      engine.ask(question).found;
    }
    return reads;
  };
  const alone = await readFor('family');
  expect(alone).toBeGreaterThan(0);
  const afterOthers = await readFor('swim blue hole famil', 'swim blue hole family');
  expect(afterOthers).toBeLessThanOrEqual(alone);
});
