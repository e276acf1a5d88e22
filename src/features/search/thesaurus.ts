import MiniSearch from 'minisearch';
import { Phrases } from './tokens.ts';

/** Sets of words and phrases that mean the same, as in content/pages/search.yaml. */
export type Synonyms = readonly (readonly string[])[];

/** How much of a longer word may be wrong. */
export const MISSPELLED = (word: string) => (word.length > 4 ? 0.2 : false);

/** Which words and phrases stand for which others. */
export class Thesaurus {
  readonly phrases = new Phrases();
  /** For each word as it stands in the index, the others of its sets. */
  readonly #others = new Map<string, ReadonlySet<string>>();
  readonly #words = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });

  constructor(synonyms: Synonyms) {
    for (const set of synonyms) {
      const alike = set.map((text) => this.phrases.add(text));
      for (const word of alike) {
        const others = new Set([...(this.#others.get(word) ?? []), ...alike]);
        others.delete(word);
        this.#others.set(word, others);
      }
    }
    this.#words.addAll([...this.#others.keys()].map((id) => ({ id })));
  }

  /** True if the word or phrase is in a set. */
  has(word: string): boolean {
    return this.#others.has(word);
  }

  /** One word for all that mean the same. */
  oneFor(word: string): string {
    const [first = word] = [word, ...(this.#others.get(word) ?? [])].sort();
    return first;
  }

  /** Other words for one of the index; if it may be misspelled, those of the words that it may stand for. */
  othersFor(word: string, mayBeMisspelled: boolean): string[] {
    const known = this.#others.get(word);
    if (known || !mayBeMisspelled) return [...(known ?? [])];
    const similar = this.#words.search(word, { fuzzy: MISSPELLED });
    return [...new Set(similar.flatMap(({ id }) => [...(this.#others.get(id) ?? [])]))];
  }
}
