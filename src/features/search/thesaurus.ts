import MiniSearch from 'minisearch';
import { fold, wordsIn } from './fold.ts';

/** Sets of words that mean the same, as in content/pages/search.yaml: ["bbq", "barbecue"]. */
export type Synonyms = readonly (readonly string[])[];

/** How much of a longer word may be wrong. */
export const MISSPELLED = (word: string) => (word.length > 4 ? 0.2 : false);

/** Which words stand for which others. */
export class Thesaurus {
  /** For each word, folded, the other words of its sets, folded. */
  readonly #others = new Map<string, ReadonlySet<string>>();
  readonly #words = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });

  constructor(synonyms: Synonyms) {
    for (const set of synonyms) {
      const alike = set.flatMap(wordsIn).map(fold);
      for (const word of set.map(fold)) {
        const others = new Set([...(this.#others.get(word) ?? []), ...alike]);
        others.delete(word);
        this.#others.set(word, others);
      }
    }
    this.#words.addAll([...this.#others.keys()].map((id) => ({ id })));
  }

  /** Other words for a folded word; for an unknown one, those of the words that it may stand for. */
  othersFor(word: string): string[] {
    const known = this.#others.get(word);
    if (known) return [...known];
    const similar = this.#words.search(word, { fuzzy: MISSPELLED });
    return [...new Set(similar.flatMap(({ id }) => [...(this.#others.get(id) ?? [])]))];
  }
}
