import { isFact } from './fact-words.ts';
import type { SearchTerm } from './parse-query.ts';
import type { SearchDocument } from './search-document.ts';
import { tokensIn } from './tokens.ts';

/** The words of all titles but those of pages and answers. */
export class Titles {
  readonly #wordsById = new Map<number, ReadonlySet<string>>();

  add(id: number, { kind, title }: SearchDocument): void {
    if (kind === 'page' || kind === 'answer') return;
    this.#wordsById.set(id, new Set(tokensIn(title).map(({ word }) => word)));
  }

  /** True if something is called so. */
  has(word: string): boolean {
    return [...this.#wordsById.values()].some((title) => title.has(word));
  }

  /** What has all but what asks for facts in its title: "Luckenbach phone number". */
  named(terms: readonly SearchTerm[]): ReadonlySet<number> | undefined {
    const names = terms.filter(({ word }) => !isFact(word)).flatMap(({ word }) => word.split(' '));
    if (names.length === 0 || names.length === terms.length) return undefined;
    const named = [...this.#wordsById]
      .filter(([, title]) => names.every((name) => title.has(name)))
      .map(([id]) => id);
    return named.length > 0 ? new Set(named) : undefined;
  }
}
