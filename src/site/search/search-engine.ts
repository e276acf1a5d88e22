import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchDocument } from '../../model/search/search-document.ts';
import { fold } from './fold.ts';
import { readQuestion, type Synonyms, synonymsOf, type Wish } from './question.ts';

/** A document that answers a question. */
export interface Found {
  document: SearchDocument;
  /** The words of the document that matched, folded. */
  matched: ReadonlySet<string>;
}

interface Answer {
  /** The document's place in the list. */
  id: number;
  /** How many wishes it fulfills. */
  fulfilled: number;
  score: number;
  matched: Set<string>;
}

/** Documents that are added between two chances for the browser to do something else. */
const PORTION = 8;

/** A word in a title tells more than one in a description. */
const BOOST = { title: 4, town: 3, words: 2 };

const TYPED: SearchOptions = {
  prefix: (word) => word.length > 2,
  fuzzy: (word) => (word.length > 4 ? 0.2 : false),
};

/** While a word is being typed, its beginning is enough. */
const BEING_TYPED: SearchOptions = { ...TYPED, prefix: true };

const SYNONYM: SearchOptions = { boostTerm: () => 0.5 };

/** Answers questions about the documents, in the browser: nothing that is typed leaves it. */
export class SearchEngine {
  readonly documents: readonly SearchDocument[];
  readonly #synonyms: Synonyms;
  readonly #index = new MiniSearch<{ id: number }>({
    fields: ['title', 'town', 'words', 'text'],
    processTerm: fold,
    searchOptions: {
      boost: BOOST,
      // A page about many things is rarely the answer itself.
      boostDocument: (id) => (this.documents[Number(id)]?.kind === 'page' ? 0.4 : 1),
    },
  });

  private constructor(documents: readonly SearchDocument[], synonyms: Synonyms) {
    this.documents = documents;
    this.#synonyms = synonyms;
  }

  /** Reads the documents in small portions, so that the page stays quick meanwhile. */
  static async create(
    documents: readonly SearchDocument[],
    synonyms: Synonyms,
  ): Promise<SearchEngine> {
    const engine = new SearchEngine(documents, synonyms);
    const rows = documents.map((document, id) => ({ ...document, id }));
    await engine.#index.addAllAsync(rows, { chunkSize: PORTION });
    return engine;
  }

  /**
   * The documents that answer best, best first: those that fulfill all wishes, or as many as any
   * document does; if they are few, those that lack one wish more follow. All documents, in their
   * order, if the question has no words.
   */
  find(question: string): Found[] {
    const wishes = readQuestion(question);
    if (wishes.length === 0)
      return this.documents.map((document) => ({ document, matched: new Set<string>() }));
    const answers = this.#answers(wishes);
    const fewest = fewestWishes(answers);
    return answers.flatMap(({ id, fulfilled, matched }) => {
      const document = this.documents[id];
      return document && fulfilled >= fewest ? [{ document, matched }] : [];
    });
  }

  /** Every document that fulfills a wish, best first. */
  #answers(wishes: readonly Wish[]): Answer[] {
    const answers = new Map<number, Answer>();
    for (const wish of wishes) {
      for (const { id, score, terms } of this.#fulfilling(wish)) {
        const answer = answers.get(id) ?? { id, fulfilled: 0, score: 0, matched: new Set() };
        answers.set(id, answer);
        answer.fulfilled += 1;
        answer.score += score;
        for (const term of terms) answer.matched.add(term);
      }
    }
    return [...answers.values()].sort(
      (one, other) => other.fulfilled - one.fulfilled || other.score - one.score,
    );
  }

  /** What has the word, however it's misspelled, or one of its synonyms. */
  #fulfilling({ word, isLast }: Wish): SearchResult[] {
    const typed = isLast ? BEING_TYPED : TYPED;
    const known = synonymsOf(word, this.#synonyms);
    const synonyms = known.length > 0 ? known : this.#synonymsOfSimilar(word);
    return this.#index.search({
      combineWith: 'OR',
      queries: [
        { queries: [word], ...typed },
        { queries: synonyms, ...SYNONYM },
      ],
    });
  }

  /** A misspelled word has the synonyms of the words that it may stand for. */
  #synonymsOfSimilar(word: string): string[] {
    const similar = new Set(
      this.#index.search(word, { fuzzy: TYPED.fuzzy ?? false }).flatMap(({ terms }) => terms),
    );
    return [...similar].flatMap((one) => synonymsOf(one, this.#synonyms));
  }
}

/** How many of the best answers are enough, so that weaker ones are left out. */
const ENOUGH = 3;

/** How many wishes an answer must fulfill to be shown. Takes them best first. */
function fewestWishes(answers: readonly Answer[]): number {
  const most = answers[0]?.fulfilled ?? 0;
  const best = answers.filter(({ fulfilled }) => fulfilled === most).length;
  return best < ENOUGH && most > 1 ? most - 1 : most;
}
