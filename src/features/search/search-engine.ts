import MiniSearch, { type SearchResult } from 'minisearch';
import type { CivilDay } from '../../model/day/civil-day.ts';
import type { Position } from '../../model/distance.ts';
import { AnswerSheet } from './answer-sheet.ts';
import { AskedQuestions } from './asked-questions.ts';
import { inEnglish } from './in-english.ts';
import { parseQuery, type SearchTerm } from './parse-query.ts';
import { type AskedWish, readWishes } from './read-wishes.ts';
import type { SearchDocument } from './search-document.ts';
import { BOOST, BOOST_OF_KIND, optionsFor, SHORT_FIELDS, SYNONYM } from './search-options.ts';
import { type Synonyms, Thesaurus } from './thesaurus.ts';
import { indexTerms } from './tokens.ts';
import type { Wish } from './wish.ts';

/** A document that answers a question. */
export interface Found {
  document: SearchDocument;
  /** What of the document matched, as the index has it; some may stand here twice. */
  matched: readonly string[];
  /** Set if nobody said whether it is as the question wishes. */
  isUnknown?: true;
}

/** What a question finds, and how it was understood. */
export interface Answered {
  found: readonly Found[];
  /** What it wishes besides its words, with where that stands in what was typed. */
  wishes: readonly AskedWish[];
}

/** A question as it's looked for. */
interface Read {
  terms: readonly SearchTerm[];
  wishes: readonly { wish: Wish; words: readonly SearchTerm[] }[];
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
  readonly #asked = new AskedQuestions();
  /** By their names, with where they are. */
  readonly #towns = new Map<string, Position | undefined>();
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
      boostDocument: (id) => BOOST_OF_KIND[this.#documents[Number(id)]?.kind ?? 'page'] ?? 1,
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
      for (const asked of document.asks ?? []) engine.#asked.add(asked, id);
      engine.#addTown(document);
    }
    // The first questions take much longer than those after them: better now than on a key.
    for (const question of WARM_UP_QUERIES) {
      await nextTask();
      engine.find(question);
    }
    return engine;
  }

  /** A place tells where its town is, unless the town itself does. */
  #addTown({ kind, town, at }: SearchDocument): void {
    if (town === undefined || (kind !== 'town' && this.#towns.get(town))) return;
    this.#towns.set(town, at && { latitude: at[0], longitude: at[1] });
  }

  /** What `ask` finds. */
  find(question: string, today?: CivilDay): readonly Found[] {
    return this.ask(question, today).found;
  }

  /**
   * The documents that answer best, best first: those that match all terms and wishes, or the most
   * that a document matches; if they are few, those that lack one more follow. A place that isn't as
   * the question wishes is left out; of one that may be, `isUnknown` says so. All documents, in their
   * order, if the question is blank; none if it has no words. Without today, days aren't read.
   */
  ask(question: string, today?: CivilDay): Answered {
    const { text, typedSpan } = inEnglish(question);
    const asked = readWishes(text, { today, towns: this.#towns });
    const wishes = asked.map(({ wish, start, end }) => ({ wish, ...typedSpan(start, end) }));
    const read = this.#read(text, asked);
    if (read.terms.length + read.wishes.length === 0)
      return {
        wishes,
        found:
          question.trim() === ''
            ? this.#documents.map((document) => ({ document, matched: [] }))
            : [],
      };
    const found = this.#answers(read, question).flatMap(({ id, matched, isUnknown }): Found[] => {
      const document = this.#documents[id];
      return document ? [{ document, matched, ...(isUnknown && { isUnknown }) }] : [];
    });
    return { wishes, found };
  }

  #read(text: string, asked: readonly AskedWish[]): Read {
    const vocabulary = {
      phrases: this.#thesaurus.phrases,
      has: (word: string) => this.#known.has(word) || this.#thesaurus.has(word),
    };
    let rest = text;
    for (const { start, end } of asked)
      rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
    return {
      terms: parseQuery(rest, vocabulary, asked.length > 0),
      wishes: asked.map(({ wish, start, end }) => ({
        wish,
        // No page says "tonight".
        words: wish.is === 'days' ? [] : parseQuery(text.slice(start, end), vocabulary, true),
      })),
    };
  }

  #answers({ terms, wishes }: Read, question: string): ReturnType<AnswerSheet['best']> {
    const sheet = new AnswerSheet(this.#asked.answersTo(question));
    const resultsByTerm = new Map<string, readonly SearchResult[]>();
    const resultsFor = (term: SearchTerm) => {
      const key = JSON.stringify(term);
      const results = this.#resultsByTerm.get(key) ?? this.#search(term);
      resultsByTerm.set(key, results);
      return results;
    };
    for (const term of terms) sheet.addTerm(resultsFor(term));
    for (const { wish, words } of wishes)
      sheet.addWish(wish, words.flatMap(resultsFor), this.#documents);
    this.#resultsByTerm = resultsByTerm;
    return sheet.best();
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

function bodyText(document: SearchDocument | undefined): string {
  return (document?.body ?? [])
    .flatMap(({ heading = '', text, words = '' }) => [heading, text, words])
    .join('\n');
}

/** What waits in between, such as a key, is done before this goes on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
