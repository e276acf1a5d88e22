import { isFact } from './fact-words.ts';
import type { SearchTerm } from './parse-query.ts';
import type { SearchDocument } from './search-document.ts';
import { tokensIn } from './tokens.ts';

/** Which titles have which words, but those of pages and answers. */
export class Titles {
  readonly #idsByWord = new Map<string, Set<number>>();

  add(id: number, { kind, title }: SearchDocument): void {
    if (kind === 'page' || kind === 'answer') return;
    for (const { word } of tokensIn(title)) {
      const ids = this.#idsByWord.get(word) ?? new Set();
      this.#idsByWord.set(word, ids.add(id));
    }
  }

  /** True if something is called so. */
  has(word: string): boolean {
    return this.#idsByWord.has(word);
  }

  /** What has all but what asks for facts in its title: "Luckenbach phone number". */
  named(terms: readonly SearchTerm[]): ReadonlySet<number> | undefined {
    const names = terms.filter(({ word }) => !isFact(word)).flatMap(({ word }) => word.split(' '));
    if (names.length === 0 || names.length === terms.length) return undefined;
    const having = names.map((name) => this.#idsByWord.get(name) ?? new Set<number>());
    const named = having.reduce((all, ids) => all.intersection(ids));
    return named.size > 0 ? named : undefined;
  }
}
