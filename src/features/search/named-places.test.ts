import { expect, test } from 'vitest';
import { dayOf } from '../../model/day/civil-day.ts';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { searchDocuments } from './search-documents.server.ts';
import { SearchEngine } from './search-engine.ts';

/** A Monday. */
const TODAY = dayOf(2026, 11, 30);

const content = await shippedContent();
const { synonyms } = wordsOf(content.words, 'search');
const engine = new SearchEngine(searchDocuments(content), synonyms);

test.each([
  ['how far is krause springs from wimberley', 'krause-springs'],
  ['how far is barton springs from wimberley', 'barton-springs'],
  ['how far is reptilandia from wimberley', 'reptilandia'],
])('“%s” leads with %s: all distances start there', (question, name) => {
  expect(engine.ask(question, TODAY).found[0]?.document.path).toBe(`/things-to-do/${name}`);
});

test.each([
  ['is blue hole open in december', 'blue-hole', ['months: no']],
  ['is lost maples open in december', 'lost-maples', ['months: no']],
  ['is lost maples wheelchair accessible', 'lost-maples', ['trait: no']],
  ['is bandera rodeo open in december', 'bandera-rodeo', ['months: no']],
])('“%s” leads with %s and what it isn’t, whatever else mentions it', (question, name, unlike) => {
  const [first] = engine.ask(question, TODAY).found;
  expect(first?.document.path).toBe(`/things-to-do/${name}`);
  expect(first?.unlike?.map(({ wish, is }) => `${wish.is}: ${is}`)).toEqual(unlike);
});
