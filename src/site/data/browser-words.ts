import type { PageWords, Words } from '../../model/content/content.ts';
import { wordsPath } from '../../model/words-path.ts';
import type { WordsSource } from '../words/words-context.ts';
import { importWords } from './import-words.ts';

/** The browser's words, all from the first page's set, even if the owner edits them meanwhile. */
export class BrowserWords implements WordsSource {
  readonly #set: string;
  readonly #words: Map<string, Words>;
  readonly #loading = new Map<string, Promise<void>>();
  readonly #missing = new Set<string>();

  constructor(set: string, words: PageWords) {
    this.#set = set;
    this.#words = new Map(Object.entries(words));
  }

  get(name: string): Words | undefined {
    return this.#words.get(name);
  }

  /** Requests each module once, even if that fails: the page is then loaded from the server. */
  load(name: string): Promise<void> {
    if (this.#words.has(name)) return Promise.resolve();
    const loading = this.#loading.get(name) ?? this.#load(name);
    this.#loading.set(name, loading);
    return loading;
  }

  /** True if loading failed, as it does once the owner has edited the words. */
  isMissing(name: string): boolean {
    return this.#missing.has(name);
  }

  async #load(name: string): Promise<void> {
    try {
      const { default: words } = await importWords(wordsPath(this.#set, name));
      if (typeof words !== 'object' || words === null) throw new Error(`${name} holds no words`);
      this.#words.set(name, words as Words);
    } catch (error) {
      this.#missing.add(name);
      throw error;
    }
  }
}
