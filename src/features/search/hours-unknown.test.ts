import { expect, test } from 'vitest';
import { dayOf } from '../../model/day/civil-day.ts';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import type { SearchDocument } from './search-document.ts';
import { searchDocuments } from './search-documents.server.ts';
import { SearchEngine } from './search-engine.ts';

const MONDAY = dayOf(2026, 11, 30);
const SYNONYMS = [['rain', 'rainy', 'indoors', 'wet']];

const place = {
  kind: 'activity',
  text: 'In Mason.',
  words: '',
  town: 'Mason',
  traits: ['indoors'],
} as const;
const open: SearchDocument = { ...place, path: '/open', title: 'Inn', open: 'Mo-Su 09:00-17:00' };
const shut: SearchDocument = { ...place, path: '/shut', title: 'Shed', open: 'Tu-Su 09:00-17:00' };
const oldHours: SearchDocument = { ...place, path: '/old', title: 'Museum', shut: [2] };
const post = { kind: 'post', words: '', text: 'From Mason to Llano.' } as const;
const aboutRain: SearchDocument = { ...post, path: '/about', title: 'When it rains' };
const inPassing: SearchDocument = {
  ...post,
  path: '/passing',
  title: 'A drive',
  body: [
    { heading: 'Mason', text: 'The square.' },
    { heading: 'Llano', text: 'A wet ford.' },
  ],
};
const inOnePassage: SearchDocument = {
  ...post,
  path: '/passage',
  title: 'A walk',
  body: [{ heading: 'Mason', text: 'A wet street.' }],
};

const ask = (question: string, ...documents: SearchDocument[]) => {
  const { found, unknown } = new SearchEngine(documents, SYNONYMS).ask(question, MONDAY);
  const shown = found.map(({ document: { path }, unlike = [] }) =>
    [path, ...unlike.map(({ wish, is }) => `${wish.is}: ${is}`)].join(' '),
  );
  return { shown, unknown: unknown.map(({ document }) => document.path) };
};

test('a place that is all that is asked stands among the found, and says that its hours aren’t known', () => {
  const question = 'when it rains in Mason on a Monday';
  expect(ask(question, aboutRain, oldHours, shut)).toEqual({
    shown: ['/old days: unknown', '/about'],
    unknown: [],
  });
  expect(ask(question, oldHours, open).shown).toEqual(['/open', '/old days: unknown']);
});

test('who asks for a day only, or for what the place isn’t, finds what is known to be open', () => {
  expect(ask('on Monday', oldHours, open)).toEqual({ shown: ['/open'], unknown: ['/old'] });
  expect(ask('free on Monday', oldHours, open)).toEqual({
    shown: [],
    unknown: ['/open', '/old'],
  });
});

test('a place that fits as well as the best is among the results, even if nothing fits the whole question', () => {
  const question = 'fireworks when it rains in Mason on a Monday';
  expect(ask(question, oldHours, open).shown).toEqual(['/open', '/old days: unknown']);
});

test('a place is shut on the days that it names, whatever else is known of its hours', () => {
  expect(ask('when it rains in Mason on a Tuesday', oldHours, open).shown).toEqual(['/open']);
});

test('who asks for Christmas Day isn’t told that a place is open whose hours don’t name it', () => {
  const named: SearchDocument = {
    ...open,
    path: '/named',
    open: '09:00-17:00; Dec 25 10:00-12:00',
  };
  const off: SearchDocument = { ...open, path: '/off', open: '09:00-17:00; Dec 25 off' };
  expect(ask('open on December 25', open, named, off)).toEqual({
    shown: ['/named'],
    unknown: ['/open'],
  });
  expect(ask('open on December 26', open).shown).toEqual(['/open']);
});

test('a post that is about rain comes first, then one that says so of the town; one that says it of another follows', () => {
  const { shown } = ask('when it rains in Mason', inPassing, inOnePassage, aboutRain);
  expect(shown).toEqual(['/about', '/passage', '/passing']);
});

test('of a trait, only its own words are looked for: “day” in “rainy day” finds no day', () => {
  const market: SearchDocument = { ...post, path: '/market', title: 'Market day' };
  expect(ask('rainy day', market, aboutRain).shown).toEqual(['/about']);
});

test('with the shipped content, what to do in the rain on a Monday leads to places', async () => {
  const content = await shippedContent();
  const { synonyms } = wordsOf(content.words, 'search');
  const engine = new SearchEngine(searchDocuments(content), synonyms);
  const { found } = engine.ask('what to do when it rains in fredericksburg on a monday', MONDAY);
  expect(found.slice(0, 2).map(({ document }) => document.path)).toContain(
    '/things-to-do/pacific-war-museum',
  );
  expect(found.filter(({ document }) => document.kind === 'post')).toEqual([]);
});
