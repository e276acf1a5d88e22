import type { SearchOptions } from 'minisearch';
import { fold, stem } from './fold.ts';
import type { SearchTerm } from './parse-query.ts';
import type { SearchDocument, SearchKind } from './search-document.ts';
import { MISSPELLED } from './thesaurus.ts';

/** A word in a title tells more than one in a description. */
export const BOOST = { title: 4, town: 3, words: 2, names: 2, body: 0.3 };

/** A page about many things is rarely the answer itself, and a question about the cabins seldom is. */
const BOOST_OF_KIND: Partial<Record<SearchKind, number>> = { page: 0.4, answer: 0.4 };

/** Who asks for a town, however it's spelled, mostly means the town. */
const NAMED_TOWN = 2.5;

/** How much a document counts if it has the term. */
export function boostFor({ kind, title }: SearchDocument, term: string): number {
  if (kind === 'town' && fold(title).split(' ').map(stem).includes(term)) return NAMED_TOWN;
  return BOOST_OF_KIND[kind] ?? 1;
}

/** Where a misspelled word or a beginning is looked for: in long texts there is always one. */
export const SHORT_FIELDS = ['title', 'town', 'words', 'text'];

const TYPED: SearchOptions = {
  fields: SHORT_FIELDS,
  prefix: (word) => word.length > 2,
  fuzzy: MISSPELLED,
};

/** While a word is being typed, its beginning is enough. */
const BEING_TYPED: SearchOptions = { ...TYPED, prefix: true };

/** Two letters stand for the names that begin with them: half of all texts have such a word. */
const FIRST_LETTERS: SearchOptions = { prefix: true, fields: ['title', 'town'] };

/** Two words that the guide writes as one are rarely meant apart. */
export const JOINED: SearchOptions = { boostTerm: () => 2 };

/** What a synonym finds counts half. */
export const SYNONYM: SearchOptions = { boostTerm: () => 0.5 };

/** If the word is misspelled, what is spelled like it comes first. */
export const SYNONYM_OF_SIMILAR: SearchOptions = { boostTerm: () => 0.3 };

/** How a term of a question is looked for in what is short; a word that the guide writes is no other one. */
export function optionsFor(
  { word, isLast, isExact }: SearchTerm,
  isWritten: boolean,
): SearchOptions {
  if (isExact) return { fields: SHORT_FIELDS };
  const options = isLast ? (word.length < 3 ? FIRST_LETTERS : BEING_TYPED) : TYPED;
  return isWritten ? { ...options, fuzzy: false } : options;
}
