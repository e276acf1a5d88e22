import { hash as hashOf } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openContentFile } from '../gate/open-content-file.ts';
import type { KeepBytes, ReadVersions, Tree, VersionStore } from '../versions/version.ts';
import { FilesChangedError } from './publishable-folder.ts';

/** Called with the number of files sent, and of all files. */
export type Progress = (done: number, total: number) => void;

/** The bytes of versions and of a content folder, by hash. */
export class Bytes {
  readonly #store: Pick<ReadVersions, 'fetch'>;
  readonly #folder: string;
  readonly #paths: ReadonlyMap<string, string>;
  readonly #texts = new Map<string, Buffer>();

  constructor(store: Pick<ReadVersions, 'fetch'>, folder: string, tree: Tree) {
    this.#store = store;
    this.#folder = folder;
    this.#paths = new Map([...tree].map(([path, hash]) => [hash, path]));
  }

  /** Loads the texts that differ between the trees, in one go. */
  async load(trees: Readonly<Record<string, Tree>>): Promise<void> {
    const all = Object.values(trees);
    const wanted = new Set<string>();
    for (const tree of all)
      for (const [path, hash] of tree) {
        const isSame = all.every((other) => other.get(path) === hash);
        if (!isSame && !path.startsWith('images/') && !this.#paths.has(hash)) wanted.add(hash);
      }
    await this.#store.fetch(wanted, async (hash, bytes) => {
      this.#texts.set(hash, await whole(bytes));
    });
  }

  /** Adds texts that are neither in the store nor in the folder. */
  add(texts: ReadonlyMap<string, string>): void {
    for (const [hash, text] of texts) this.#texts.set(hash, Buffer.from(text));
  }

  readonly text = async (hash: string): Promise<string> => {
    const known = this.#texts.get(hash);
    if (known !== undefined) return known.toString();
    let text = '';
    await this.fetch([hash], async (_, bytes) => {
      text = (await whole(bytes)).toString();
    });
    return text;
  };

  /** Passes the bytes of each hash to `keep`, wherever they are. */
  async fetch(hashes: Iterable<string>, keep: KeepBytes): Promise<void> {
    const elsewhere: string[] = [];
    for (const hash of hashes) {
      const text = this.#texts.get(hash);
      if (text !== undefined) await keep(hash, text);
      else if (this.#paths.has(hash)) await keep(hash, await this.#inFolder(hash));
      else elsewhere.push(hash);
    }
    await this.#store.fetch(elsewhere, keep);
  }

  /** Sends the bytes that the store lacks. */
  async send(
    store: VersionStore,
    hashes: Iterable<string | null>,
    sent: Progress = () => {},
  ): Promise<void> {
    const missing = await store.missing([...hashes].filter((hash) => hash !== null));
    let done = 0;
    await this.fetch(missing, async (hash, bytes) => {
      await store.store(hash, await whole(bytes));
      done += 1;
      sent(done, missing.size);
    });
  }

  async #inFolder(hash: string): Promise<Buffer> {
    const file = join(this.#folder, this.#paths.get(hash) ?? '');
    await using picture = await openContentFile({ root: this.#folder, file }, 'photo').catch(() => {
      throw new FilesChangedError(this.#folder);
    });
    const bytes = await picture.read();
    if (hashOf('sha256', bytes) !== hash) throw new FilesChangedError(this.#folder);
    return bytes;
  }
}

/** Limited by the size of a file in the database. */
async function whole(bytes: Buffer | AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.isBuffer(bytes) ? bytes : await buffer(bytes);
}
