import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchDocument } from '../../model/search/search-document.ts';
import { fold } from './fold.ts';
import { readQuestion, type Synonyms, type Wish } from './question.ts';

/** A document that answers a question. */
export interface Found {
  document: SearchDocument;
  /** The words of the document that matched, folded. */
  matched: ReadonlySet<string>;
}

/** Documents that are added between two chances for the browser to do something else. */
const PORTION = 20;

/** A word in a title tells more than one in a description. */
const BOOST = { title: 4, town: 3, words: 2 };

const TYPED: SearchOptions = {
  boost: BOOST,
  prefix: (word) => word.length > 2,
  fuzzy: (word) => (word.length > 4 ? 0.2 : false),
};

/** While a word is being typed, its beginning is enough. */
const BEING_TYPED: SearchOptions = { ...TYPED, prefix: true };

const SYNONYM: SearchOptions = { boost: BOOST, boostTerm: () => 0.7 };

/** Answers questions about the documents, in the browser: nothing that is typed leaves it. */
export class SearchEngine {
  readonly documents: readonly SearchDocument[];
  readonly #synonyms: Synonyms;
  readonly #index = new MiniSearch<{ id: number }>({
    fields: ['title', 'town', 'words', 'text'],
    processTerm: fold,
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
   * document does. All documents, in their order, if the question has no words.
   */
  find(question: string): Found[] {
    const wishes = readQuestion(question, this.#synonyms);
    if (wishes.length === 0)
      return this.documents.map((document) => ({ document, matched: new Set<string>() }));
    const answers = new Map<number, { wishes: number; score: number; matched: Set<string> }>();
    for (const wish of wishes) {
      for (const { id, score, terms } of this.#fulfilling(wish)) {
        const answer = answers.get(id) ?? { wishes: 0, score: 0, matched: new Set() };
        answers.set(id, answer);
        answer.wishes += 1;
        answer.score += score;
        for (const term of terms) answer.matched.add(term);
      }
    }
    const most = Math.max(0, ...[...answers.values()].map(({ wishes }) => wishes));
    return [...answers]
      .filter(([, { wishes }]) => wishes === most)
      .sort(([, one], [, other]) => other.score - one.score)
      .flatMap(([id, { matched }]) => {
        const document = this.documents[id];
        return document ? [{ document, matched }] : [];
      });
  }

  #fulfilling({ word, synonyms, isLast }: Wish) {
    return this.#index.search({
      combineWith: 'OR',
      queries: [
        { queries: [word], ...(isLast ? BEING_TYPED : TYPED) },
        { queries: [...synonyms], ...SYNONYM },
      ],
    });
  }
}
