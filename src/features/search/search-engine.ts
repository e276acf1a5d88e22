import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { CivilDay } from '../../model/day/civil-day.ts';
import type { Position } from '../../model/distance.ts';
import { type Answer, AnswerSheet, type Match } from './answer-sheet.ts';
import { AskedQuestions } from './asked-questions.ts';
import { inEnglish } from './in-english.ts';
import { parseQuery, type SearchTerm, type Vocabulary } from './parse-query.ts';
import { type AskedWish, readWishes } from './read-wishes.ts';
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
import { indexTerms } from './tokens.ts';
import type { Wish } from './wish.ts';

/** A document that answers a question. */
export interface Found {
  document: SearchDocument;
  /** What of the document matched, as the index has it; some may stand here twice. */
  matched: readonly string[];
}

/** What a question finds, and how it was understood. */
export interface Answered {
  found: readonly Found[];
  /** Places that match as well, but of which nobody said whether they are as the question wishes. */
  unknown: readonly Found[];
  /** True if one of these matches more of the question than all that was found. */
  isUnknownBest: boolean;
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

/** How much of a word may be wrong if nothing was found: a part of its length. */
const VERY_MISSPELLED = 0.4;

/** Nearly every shorter word is spelled somewhat like it. */
const SHORTEST_MISSPELLED = 5;

const MOST_SIMILAR = 3;

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
  #matchesByTerm = new Map<string, readonly Match[]>();
  readonly #index = new MiniSearch<{ id: number }>({
    fields: [...SHORT_FIELDS, 'body'],
    extractField: (entry, field) =>
      // MiniSearch takes any id, but its types want a text.
      field === 'id' ? (entry.id as unknown as string) : fieldText(this.#documents[entry.id], field),
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
      boostDocument: (id, term) => {
        const document = this.#documents[Number(id)];
        return document ? boostFor(document, term) : 1;
      },
    },
  });

  readonly #vocabulary: Vocabulary;

  private constructor(synonyms: Synonyms) {
    this.#thesaurus = new Thesaurus(synonyms);
    this.#vocabulary = {
      phrases: this.#thesaurus.phrases,
      has: (word) => this.#known.has(word) || this.#thesaurus.has(word),
      hasSimilar: (word) =>
        this.#index.search(word, { fields: SHORT_FIELDS, fuzzy: MISSPELLED }).length > 0,
    };
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
      engine.#index.add({ id });
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
   * the question wishes is left out. All documents, in their order, if the question is blank; none
   * if it has no words. Without today, days aren't read.
   */
  ask(question: string, today?: CivilDay): Answered {
    const { text, typedSpan } = inEnglish(question);
    const asked = readWishes(text, { today, towns: this.#towns });
    const wishes = asked.map(({ wish, start, end }) => ({ wish, ...typedSpan(start, end) }));
    const read = this.#read(text, asked);
    if (read.terms.length + read.wishes.length === 0) {
      const all = question.trim() === '' ? this.#documents : [];
      const found = all.map((document) => ({ document, matched: [] }));
      return { found, unknown: [], isUnknownBest: false, wishes };
    }
    const { known, unknown } = this.#answers(read, question);
    return {
      found: known.flatMap((answer) => this.#found(answer)),
      unknown: unknown.flatMap((answer) => this.#found(answer)),
      isUnknownBest: most(unknown) > most(known),
      wishes,
    };
  }

  /** Words of the guide's names that are spelled somewhat like those of the question, nearest first. */
  similarWords(question: string): string[] {
    const { text } = inEnglish(question);
    const found = parseQuery(text).flatMap(({ word }) =>
      word.length < SHORTEST_MISSPELLED
        ? []
        : this.#index.search(word, { fields: ['title', 'town', 'words'], fuzzy: VERY_MISSPELLED }),
    );
    return [...new Set(found.flatMap(({ terms }) => terms))].slice(0, MOST_SIMILAR);
  }

  #found({ id, matched }: Answer): Found[] {
    const document = this.#documents[id];
    return document ? [{ document, matched }] : [];
  }

  #read(text: string, asked: readonly AskedWish[]): Read {
    const vocabulary = this.#vocabulary;
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
    const sheet = new AnswerSheet(this.#asked.answersTo(question, this.#vocabulary));
    const matchesByTerm = new Map<string, readonly Match[]>();
    const matchesFor = (term: SearchTerm) => {
      const key = JSON.stringify(term);
      const matches = this.#matchesByTerm.get(key) ?? this.#search(term);
      matchesByTerm.set(key, matches);
      return matches;
    };
    for (const term of terms) sheet.addTerm(matchesFor(term));
    for (const { wish, words } of wishes)
      sheet.addWish(wish, words.flatMap(matchesFor), this.#documents);
    this.#matchesByTerm = matchesByTerm;
    return sheet.best();
  }

  /**
   * What has the word, however it's misspelled, or one of its synonyms; in the texts of pages, only
   * as it's written.
   */
  #search(term: SearchTerm): Match[] {
    const { word, joined = [], parts } = term;
    const written = [word, joined].flat();
    const others: Query[] = [
      ...written.slice(1),
      ...(parts ? [{ combineWith: 'AND' as const, queries: [...parts], ...SYNONYM }] : []),
      {
        queries: written.flatMap((it) => this.#thesaurus.othersFor(it)),
        ...(this.#vocabulary.has(word) ? SYNONYM : SYNONYM_OF_SIMILAR),
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

function most(answers: readonly Answer[]): number {
  return Math.max(0, ...answers.map(({ matchedTerms }) => matchedTerms));
}

function fieldText(document: SearchDocument | undefined, field: string): string {
  const { kind, path = '', title = '', town = '', words = '', text = '', body = [] } = document ?? {};
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

/** What waits in between, such as a key, is done before this goes on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
