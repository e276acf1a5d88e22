import MiniSearch, { type SearchResult } from 'minisearch';
import { inEnglish } from './in-english.ts';
import { parseQuery, type SearchTerm } from './parse-query.ts';
import type { SearchDocument } from './search-document.ts';
import { BOOST, optionsFor, SHORT_FIELDS, SYNONYM } from './search-options.ts';
import { type Synonyms, Thesaurus } from './thesaurus.ts';
import { indexTerms } from './tokens.ts';

/** A document that answers a question. */
export interface Found {
  document: SearchDocument;
  /** What of the document matched, as the index has it; some may stand here twice. */
  matched: readonly string[];
}

interface Answer {
  /** The document's place in the list. */
  id: number;
  /** How many terms of the question it matches. */
  matchedTerms: number;
  score: number;
  matched: string[];
}

/** Milliseconds of reading between two chances for the browser to do something else. */
const SLICE = 8;

/** Few answers, so that they take little time. */
const WARM_UP_QUERIES = ['z', 'zebra'];

/** Answers questions about the documents, in the browser: nothing that is typed leaves it. */
export class SearchEngine {
  readonly #documents: SearchDocument[] = [];
  readonly #thesaurus: Thesaurus;
  /** Every word in the index. */
  readonly #known = new Set<string>();
  /** The documents that answer a question first, by its terms. */
  readonly #first = new Map<string, Set<number>>();
  /** What matches each term of the last question: the next one has mostly the same terms. */
  #resultsByTerm = new Map<string, readonly SearchResult[]>();
  readonly #index = new MiniSearch<{ id: number }>({
    fields: [...SHORT_FIELDS, 'body'],
    extractField: (document, field) =>
      field === 'body'
        ? bodyText(this.#documents[document.id])
        : ((document as unknown as Record<string, string>)[field] ?? ''),
    tokenize: (text) => indexTerms(text, this.#thesaurus.phrases),
    processTerm: (term) => {
      this.#known.add(term);
      return term;
    },
    searchOptions: {
      // Questions come as terms already.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: BOOST,
      // A page about many things is rarely the answer itself.
      boostDocument: (id) => (this.#documents[Number(id)]?.kind === 'page' ? 0.4 : 1),
    },
  });

  private constructor(synonyms: Synonyms) {
    this.#thesaurus = new Thesaurus(synonyms);
  }

  /** Reads the documents in short slices of time, so that the page stays quick meanwhile. */
  static async create(
    documents: Iterable<SearchDocument>,
    synonyms: Synonyms,
  ): Promise<SearchEngine> {
    const engine = new SearchEngine(synonyms);
    let end = 0;
    for (const document of documents) {
      if (performance.now() > end) {
        await nextTask();
        end = performance.now() + SLICE;
      }
      const id = engine.#documents.push(document) - 1;
      engine.#index.add({ ...document, id });
      for (const asked of document.asks ?? []) engine.#addAsked(asked, id);
    }
    // The first questions take much longer than those after them: better now than on a key.
    for (const question of WARM_UP_QUERIES) {
      await nextTask();
      engine.find(question);
    }
    return engine;
  }

  #addAsked(asked: string, id: number): void {
    const key = keyOf(parseQuery(asked));
    this.#first.set(key, (this.#first.get(key) ?? new Set()).add(id));
  }

  /**
   * The documents that answer best, best first: those that match all terms, or the most that a
   * document matches; if they are few, those that lack one term more follow. All documents, in
   * their order, if the question is blank; none if it has no words.
   */
  find(question: string): Found[] {
    const terms = parseQuery(inEnglish(question).text, {
      phrases: this.#thesaurus.phrases,
      has: (word) => this.#known.has(word) || this.#thesaurus.has(word),
    });
    if (terms.length === 0 && question.trim() !== '') return [];
    if (terms.length === 0) return this.#documents.map((document) => ({ document, matched: [] }));
    const first = this.#first.get(keyOf(parseQuery(inEnglish(question).text))) ?? new Set();
    const answers = this.#answers(terms, first);
    const fewest = fewestTerms(answers.filter(({ id }) => !first.has(id)));
    return answers.flatMap(({ id, matchedTerms, matched }) => {
      const document = this.#documents[id];
      return document && (matchedTerms >= fewest || first.has(id)) ? [{ document, matched }] : [];
    });
  }

  /** Every document that matches a term, best first. */
  #answers(terms: readonly SearchTerm[], first: ReadonlySet<number>): Answer[] {
    const answers = new Map<number, Answer>();
    for (const id of first) answers.set(id, { id, matchedTerms: 0, score: 1e6, matched: [] });
    const resultsByTerm = new Map<string, readonly SearchResult[]>();
    for (const term of terms) {
      const key = JSON.stringify(term);
      const results = this.#resultsByTerm.get(key) ?? this.#search(term);
      resultsByTerm.set(key, results);
      for (const { id, score, terms: words } of results) {
        const answer = answers.get(id) ?? {
          id,
          matchedTerms: 0,
          score: 0,
          matched: [] as string[],
        };
        answers.set(id, answer);
        answer.matchedTerms += 1;
        answer.score += score;
        answer.matched.push(...words);
      }
    }
    this.#resultsByTerm = resultsByTerm;
    return [...answers.values()].sort(
      (one, other) =>
        Number(first.has(other.id)) - Number(first.has(one.id)) ||
        other.matchedTerms - one.matchedTerms ||
        other.score - one.score,
    );
  }

  /** What has the word, however it's misspelled, or one of its synonyms. */
  #search(term: SearchTerm): SearchResult[] {
    const { word, joined } = term;
    return this.#index.search({
      combineWith: 'OR',
      queries: [
        { queries: [word], ...optionsFor(term) },
        { queries: [word], fields: ['body'] },
        ...(joined ? [joined] : []),
        {
          queries: [word, ...(joined ? [joined] : [])].flatMap((it) =>
            this.#thesaurus.othersFor(it),
          ),
          ...SYNONYM,
        },
      ],
    });
  }
}

/** The terms of a question in whatever order. */
function keyOf(terms: readonly SearchTerm[]): string {
  return terms
    .map(({ word }) => word)
    .sort()
    .join(' ');
}

function bodyText(document: SearchDocument | undefined): string {
  return (document?.body ?? [])
    .flatMap(({ heading = '', text, words = '' }) => [heading, text, words])
    .join('\n');
}

/** What waits in between, such as a key, is done before this goes on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** How many of the best answers are enough, so that weaker ones are left out. */
const ENOUGH = 3;

/** How many terms an answer must match to be shown. Takes them best first. */
function fewestTerms(answers: readonly Answer[]): number {
  const most = answers[0]?.matchedTerms ?? 0;
  const best = answers.filter(({ matchedTerms }) => matchedTerms === most).length;
  return best < ENOUGH && most > 1 ? most - 1 : most;
}
