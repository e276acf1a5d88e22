import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Match } from './answer-sheet.ts';
import type { SearchTerm, Vocabulary } from './parse-query.ts';
import type { SearchDocument } from './search-document.ts';
import {
  BOOST,
  boostFor,
  optionsFor,
  SHORT_FIELDS,
  SYNONYM,
  SYNONYM_OF_SIMILAR,
} from './search-options.ts';
import { MISSPELLED, type Synonyms, Thesaurus } from './thesaurus.ts';
import { indexTerms, type Phrases } from './tokens.ts';

/** How much of a word may be wrong if nothing was found: a part of its length. */
const VERY_MISSPELLED = 0.4;

/** Nearly every shorter word is spelled somewhat like it. */
const SHORTEST_MISSPELLED = 5;

const MOST_SIMILAR = 3;

/** Which documents have which words; it knows the words of the guide and those that mean the same. */
export class WordIndex implements Vocabulary {
  readonly phrases: Phrases;
  readonly #thesaurus: Thesaurus;
  readonly #documents: SearchDocument[] = [];
  /** Every word in the index. */
  readonly #known = new Set<string>();
  readonly #index = new MiniSearch<{ id: number }>({
    fields: [...SHORT_FIELDS, 'body'],
    extractField: (entry, field) =>
      // MiniSearch takes any id, but its types want a text.
      field === 'id'
        ? (entry.id as unknown as string)
        : fieldText(this.#documents[entry.id], field),
    tokenize: (text) => indexTerms(text, this.phrases),
    processTerm: (term) => {
      this.#known.add(term);
      return term;
    },
    searchOptions: {
      // Questions come as terms already.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: BOOST,
      boostDocument: (id, term) => {
        const document = this.#documents[Number(id)];
        return document ? boostFor(document, term) : 1;
      },
    },
  });

  constructor(synonyms: Synonyms) {
    this.#thesaurus = new Thesaurus(synonyms);
    this.phrases = this.#thesaurus.phrases;
  }

  /** Adds a document; its id is its place among all. */
  add(document: SearchDocument): void {
    const id = this.#documents.push(document) - 1;
    this.#index.add({ id });
  }

  readonly has = (word: string): boolean => this.#known.has(word) || this.#thesaurus.has(word);

  readonly hasSimilar = (word: string): boolean =>
    this.#index.search(word, { fields: SHORT_FIELDS, fuzzy: MISSPELLED }).length > 0;

  /** Words of names that are spelled somewhat like these, nearest first. */
  similar(words: readonly string[]): string[] {
    const found = words.flatMap((word) =>
      word.length < SHORTEST_MISSPELLED
        ? []
        : this.#index.search(word, { fields: ['title', 'town', 'words'], fuzzy: VERY_MISSPELLED }),
    );
    return [...new Set(found.flatMap(({ terms }) => terms))].slice(0, MOST_SIMILAR);
  }

  /**
   * What has the word, however it's misspelled, or one of its synonyms; in the texts of pages, only
   * as it's written.
   */
  matches(term: SearchTerm): Match[] {
    const { word, joined = [], parts } = term;
    const written = [word, joined].flat();
    const others: Query[] = [
      ...written.slice(1),
      ...(parts ? [{ combineWith: 'AND' as const, queries: [...parts], ...SYNONYM }] : []),
      {
        queries: written.flatMap((it) => this.#thesaurus.othersFor(it)),
        ...(this.has(word) ? SYNONYM : SYNONYM_OF_SIMILAR),
      },
    ];
    const matches = new Map<number, Match>();
    const add = (found: readonly SearchResult[], isInBody: boolean) => {
      for (const { id, score, terms } of found) {
        const known = matches.get(id) ?? { score: 0, words: [], isInBody };
        const words = [...new Set([...known.words, ...terms])];
        // MiniSearch has multiplied by the number of words that matched, of which it saw some.
        const each = score / terms.length + known.score / (known.words.length || 1);
        matches.set(id, { id, score: each * words.length, words, isInBody: known.isInBody });
      }
    };
    const typed = { queries: [word], ...optionsFor(term) };
    add(this.#find([typed, ...others], SHORT_FIELDS), false);
    add(this.#find([word, ...others], ['body']), true);
    return [...matches.values()];
  }

  #find(queries: Query[], fields: string[]): SearchResult[] {
    return this.#index.search({ combineWith: 'OR', queries }, { fields });
  }
}

function fieldText(document: SearchDocument | undefined, field: string): string {
  const {
    kind,
    path = '',
    title = '',
    town = '',
    words = '',
    text = '',
    body = [],
  } = document ?? {};
  // An address often has the short name of what has a longer title.
  const name = kind === 'activity' || kind === 'event' ? path.replace(/^.*\//, '') : '';
  const passages = body.flatMap(({ heading = '', text, words = '' }) => [heading, text, words]);
  const texts: Readonly<Record<string, string>> = {
    title,
    town,
    words: `${words} ${name}`,
    text,
    body: passages.join('\n'),
  };
  return texts[field] ?? '';
}
