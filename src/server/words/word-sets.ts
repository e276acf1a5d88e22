import type { PageWords } from '../../model/content/content.ts';
import { Resource } from '../edition/resource.ts';
import { HASHED_FILE_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { type WordSet, wordSet } from './word-set.ts';
import { keepWordSet, readWordSets } from './words-folder.ts';

/** How many sets are kept: a tab that was open before an edit still asks for those it came with. */
const KEPT_SETS = 3;

export interface WordSetsOptions {
  /** Where sets are kept for the next start, and for other processes. */
  folder: string;
  security: SecurityHeaders;
  made: (body: EncodedBody) => void;
  dropped?: (body: EncodedBody) => void;
  /** Called when the folder can't be read or written; the sets in memory are served anyway. */
  failed: (error: unknown) => void;
}

/** The modules of the newest sets of words, ready to send. */
export class WordSets {
  readonly #options: WordSetsOptions;
  /** By the sets' names, oldest first; each set's modules by path. */
  readonly #sets = new Map<string, ReadonlyMap<string, Resource>>();
  /** One set is written at a time. */
  #keeping: Promise<void> = Promise.resolve();

  constructor(options: WordSetsOptions) {
    this.#options = options;
  }

  /** Reads what earlier processes kept. Call it before the first `add`. Never rejects. */
  async read(): Promise<void> {
    const { folder, failed } = this.#options;
    for (const set of await readWordSets(folder, KEPT_SETS, failed)) this.#put(set);
  }

  /** The module at the path. */
  get(path: string): Resource | undefined {
    for (const modules of this.#sets.values()) {
      const module = modules.get(path);
      if (module) return module;
    }
    return undefined;
  }

  /**
   * Serves the words as the newest set, at once, and keeps them on disk. Resolves once they are, or
   * that has failed.
   */
  add(words: PageWords): Promise<void> {
    const { folder, failed } = this.#options;
    const set = wordSet(words);
    this.#put(set);
    const keep = () => keepWordSet(folder, set, KEPT_SETS);
    this.#keeping = this.#keeping.then(keep).catch(failed);
    return this.#keeping;
  }

  #put(set: WordSet): void {
    const modules = this.#sets.get(set.hash) ?? this.#modules(set);
    this.#sets.delete(set.hash);
    this.#sets.set(set.hash, modules);
    for (const oldest of this.#sets.keys()) {
      if (this.#sets.size <= KEPT_SETS) return;
      this.#drop(oldest);
    }
  }

  #drop(hash: string): void {
    for (const { body } of this.#sets.get(hash)?.values() ?? []) this.#options.dropped?.(body);
    this.#sets.delete(hash);
  }

  #modules({ modules }: WordSet): ReadonlyMap<string, Resource> {
    return new Map([...modules].map(([path, text]) => [path, this.#resource(text)]));
  }

  #resource(text: string): Resource {
    const { security, made } = this.#options;
    const body = new EncodedBody(Buffer.from(text));
    made(body);
    const headers = {
      ...security.data,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': HASHED_FILE_CACHE,
    };
    return new Resource({ status: 200, headers, body });
  }
}
