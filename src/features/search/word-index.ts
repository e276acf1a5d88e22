import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Match } from './answer-sheet.ts';
import { EVERYWHERE, isEmpty, NEGATIONS } from './empty-words.ts';
import { isFact } from './fact-words.ts';
import { root, SHORTEST_ROOT } from './fold.ts';
import type { SearchTerm, Vocabulary } from './parse-query.ts';
import type { SearchDocument, SearchKind } from './search-document.ts';
import {
  BOOST,
  boostFor,
  JOINED,
  optionsFor,
  SHORT_FIELDS,
  SYNONYM,
  SYNONYM_OF_SIMILAR,
} from './search-options.ts';
import { MISSPELLED, type Synonyms, Thesaurus } from './thesaurus.ts';
import { shortName } from './titles.ts';
import { indexTerms, type Phrases, pairTerm, tokensIn, wordsOfTerm } from './tokens.ts';
import { factWords } from './trait-words.ts';

/** How much of a word may be wrong if nothing was found: a part of its length. */
const VERY_MISSPELLED = 0.4;

/** Nearly every shorter word is spelled somewhat like it. */
const SHORTEST_MISSPELLED = 5;

const MOST_SIMILAR = 3;

/** Of these, the text has names, such as "River Road"; posts and pages sum up. */
const DESCRIBED: ReadonlySet<SearchKind> = new Set(['activity', 'event', 'town']);

/** Where what is short is looked for as it's written; names aren't misspelled as a whole. */
const NAME_FIELDS = [...SHORT_FIELDS, 'names'];

/** Which documents have which words; it knows the words of the guide and those that mean the same. */
export class WordIndex implements Vocabulary {
  readonly phrases: Phrases;
  readonly #thesaurus: Thesaurus;
  readonly #documents: SearchDocument[] = [];
  /** Every word in the index. */
  readonly #known = new Set<string>();
  /** Words that stand together somewhere, by these as one: "riverroad". */
  readonly #pairs = new Map<string, readonly [string, string]>();
  /** Words with the same root, when the first is looked for. */
  #forms: Map<string, string[]> | undefined;
  /** What is named with "no" or "without". */
  readonly #negativeNames: string[] = [];
  readonly #index = new MiniSearch<{ id: number }>({
    fields: [...NAME_FIELDS, 'body'],
    extractField: (entry, field) =>
      // MiniSearch takes any id, but its types want a text.
      field === 'id'
        ? (entry.id as unknown as string)
        : fieldText(this.#documents[entry.id], field),
    tokenize: (text, field) =>
      field === 'names' ? this.#addPairs(text) : indexTerms(text, this.phrases),
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
    this.phrases.add(EVERYWHERE);
  }

  /** Adds a document; its id is its place among all. */
  add(document: SearchDocument): void {
    const id = this.#documents.push(document) - 1;
    this.#index.add({ id });
    const name = tokensIn(document.title).map(({ word }) => word);
    if (name.some((word) => NEGATIONS.has(word))) this.#negativeNames.push(` ${name.join(' ')} `);
  }

  #addPairs(text: string): string[] {
    const tokens = tokensIn(text);
    return tokens.flatMap(({ word, end }, at) => {
      const next = tokens[at + 1];
      if (next === undefined || text.slice(end, next.start) !== ' ') return [];
      if (isEmpty(word) || isEmpty(next.word)) return [];
      this.#pairs.set(word + next.word, [word, next.word]);
      return [pairTerm(word, next.word)];
    });
  }

  /** Every word in the index. */
  get words(): Iterable<string> {
    return this.#known;
  }

  readonly isWritten = (word: string): boolean => this.#known.has(word);

  readonly has = (word: string): boolean => this.isWritten(word) || this.#thesaurus.has(word);

  readonly pairOf = (word: string): readonly [string, string] | undefined => this.#pairs.get(word);

  readonly isNamed = (words: string): boolean =>
    this.#negativeNames.some((name) => name.includes(` ${words} `));

  readonly oneFor = (word: string): string => this.#thesaurus.oneFor(word);

  readonly hasSimilar = (word: string): boolean =>
    this.#index.search(word, { fields: SHORT_FIELDS, fuzzy: MISSPELLED }).length > 0;

  /** Words of names that are spelled somewhat like these, nearest first. */
  similar(words: readonly string[]): string[] {
    const found = words.flatMap((word) =>
      word.length < SHORTEST_MISSPELLED
        ? []
        : this.#index.search(word, { fields: ['title', 'town', 'words'], fuzzy: VERY_MISSPELLED }),
    );
    const similar = found.flatMap(({ terms }) =>
      terms.filter((term) => term === wordsOfTerm(term)),
    );
    return [...new Set(similar)].slice(0, MOST_SIMILAR);
  }

  /**
   * What has the word, however it's misspelled, or one of its synonyms; in the texts of pages, only
   * as it's written.
   */
  matches(term: SearchTerm): Match[] {
    const { word, joined = [], parts } = term;
    const written = [word, joined].flat();
    const others: Query[] = [
      { queries: written.slice(1), ...JOINED },
      ...written.flatMap((it) => pairTermsOf(this.#pairs.get(it))),
      ...(parts ? [{ combineWith: 'AND' as const, queries: [...parts], ...SYNONYM }] : []),
      {
        queries: written.flatMap((it) => [...this.#othersFor(it)]),
        ...(this.has(word) ? SYNONYM : SYNONYM_OF_SIMILAR),
      },
    ];
    const matches = new Map<number, Match>();
    const add = (found: readonly SearchResult[], isInBody: boolean) => {
      for (const { id, score, terms } of found) {
        const known = matches.get(id) ?? { score: 0, words: [], isInBody };
        const words = [...new Set([...known.words, ...terms.map(wordsOfTerm)])];
        // MiniSearch has multiplied by the number of words that matched, of which it saw some.
        const each = score / terms.length + known.score / (known.words.length || 1);
        matches.set(id, { id, score: each * words.length, words, isInBody: known.isInBody });
      }
    };
    const typed = { queries: [word], ...optionsFor(term, this.isWritten(word)) };
    add(this.#find([typed, ...others], NAME_FIELDS), false);
    add(this.#find([word, ...others], ['body']), true);
    // Names that stand in texts only are misspelled, too.
    if (matches.size === 0 && !this.has(word))
      add(this.#index.search(word, { fields: ['body'], fuzzy: MISSPELLED }), true);
    return [...matches.values()];
  }

  /** Its synonyms, and its other forms with theirs: "camping" is "camp". */
  #othersFor(word: string): Iterable<string> {
    this.#forms ??= Map.groupBy(this.#known, root);
    const isForm = root(word).length >= SHORTEST_ROOT && !isFact(word);
    const forms = new Set(isForm ? this.#forms.get(root(word)) : []).add(word);
    const alike = [...forms].flatMap((it) => this.#thesaurus.othersFor(it, !this.has(it)));
    const others = forms.union(new Set(alike));
    others.delete(word);
    return others;
  }

  #find(queries: Query[], fields: string[]): SearchResult[] {
    return this.#index.search({ combineWith: 'OR', queries }, { fields });
  }
}

function pairTermsOf(pair: readonly [string, string] | undefined): string[] {
  return pair ? [pairTerm(...pair)] : [];
}

function fieldText(document: SearchDocument | undefined, field: string): string {
  const { kind = 'page', title = '', town = '', words = '', text = '', body = [] } = document ?? {};
  const headings = body.map(({ heading }) => heading).join(' ');
  const name = document && kind !== 'post' ? shortName(document) : headings;
  const passages = body.flatMap(({ heading = '', text, words = '' }) => [heading, text, words]);
  const texts: Readonly<Record<string, string>> = {
    title,
    town,
    words: `${words} ${factWords(document ?? {})} ${name}`,
    text,
    names: DESCRIBED.has(kind) ? `${title}\n${text}` : title,
    body: passages.join('\n'),
  };
  return texts[field] ?? '';
}
