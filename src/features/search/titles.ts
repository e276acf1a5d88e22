import { isFact } from './fact-words.ts';
import type { SearchTerm } from './parse-query.ts';
import type { SearchDocument } from './search-document.ts';
import { tokensIn } from './tokens.ts';

/** Which names have which words: titles, and short names in addresses; but those of pages and answers. */
export class Titles {
  readonly #idsByWord = new Map<string, Set<number>>();
  /** The titles of towns and posts. */
  readonly #titles = new Map<number, { isTown: boolean; title: string }>();

  add(id: number, document: SearchDocument): void {
    const { kind, title } = document;
    if (kind === 'page' || kind === 'answer') return;
    const isTown = kind === 'town';
    if (isTown || kind === 'post') this.#titles.set(id, { isTown, title: spaced(title) });
    for (const { word } of tokensIn(`${title} ${shortName(document)}`)) {
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
    // Posts have cabins in their titles.
    if (names.length === terms.length || names.includes('cabin')) return undefined;
    const named = this.having(names);
    return named.size > 0 ? named : undefined;
  }

  /** If that is a town, it, and posts whose title begins with it: "Wimberley, by people who live here". */
  ofTown(terms: readonly SearchTerm[]): ReadonlyMap<number, number> {
    const name = terms.map(({ word }) => ` ${word}`).join('');
    const begun = [...this.#titles].filter(([, { title }]) => `${title} `.startsWith(`${name} `));
    const isTown = begun.some(([, { isTown, title }]) => isTown && title === name);
    return new Map(isTown ? begun.map(([id, { isTown }]) => [id, isTown ? 2 : 1]) : []);
  }

  /** True if two words that stand together are part of a name: "swim at Hamilton Pool". */
  hasPair(terms: readonly SearchTerm[]): boolean {
    return terms.some(({ word }, at) => {
      const before = terms[at - 1]?.word;
      const isName = before !== undefined && ![before, word].includes('cabin');
      return isName && this.having([before, word]).size > 0;
    });
  }

  /** What has all of the words in its name; nothing if there is no word. */
  having(words: readonly string[]): ReadonlySet<number> {
    const having = words.map((word) => this.#idsByWord.get(word) ?? new Set<number>());
    return having.length === 0 ? new Set() : having.reduce((all, ids) => all.intersection(ids));
  }
}

/** The words of a title, each after a blank. */
function spaced(title: string): string {
  return tokensIn(title)
    .map(({ word }) => ` ${word}`)
    .join('');
}

/** What the address of a place or event calls it: often shorter than its title. Else empty. */
export function shortName({ kind, path }: SearchDocument): string {
  return kind === 'activity' || kind === 'event' ? path.replace(/^.*\//, '') : '';
}
