import { createHash, hash } from 'node:crypto';
import { lstat, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentProblem } from '../content-source.ts';
import { stampOf } from '../files/folder-fingerprint.ts';
import { contentNames, isLeftover } from '../files/leftover.ts';
import { readFailure } from '../files/text-file.ts';
import {
  isPassing,
  listContentFolder,
  RefusedFile,
  readContentFile,
} from '../gate/content-gate.ts';
import { openContentFile } from '../gate/open-content-file.ts';
import { isPictureFile, kindOfPicture } from '../pictures/making/picture-measurements.ts';
import { createYielder } from '../yielder.ts';
import type { FileSet } from './file-sets.ts';
import { isVersionPath, type Tree } from './version.ts';

export interface Taken {
  tree: Tree;
  /** Files that can't be taken; except for pictures, the previous version's are kept. */
  problems: ContentProblem[];
}

/** A file's bytes could be read, but not stored, which isn't the file's fault. */
class NotStored extends Error {
  override name = 'NotStored';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Takes the bytes of a file and returns their hash. */
export interface ByteTaker {
  add(bytes: Uint8Array): string;
  addPieces(pieces: AsyncIterable<Buffer>): Promise<string>;
}

/** Only computes hashes. */
export const hashesOnly: ByteTaker = {
  add: (bytes) => hash('sha256', bytes),
  async addPieces(pieces) {
    const digest = createHash('sha256');
    for await (const piece of pieces) digest.update(piece);
    return digest.digest('hex');
  },
};

/** Reads a content folder; a file only if it has changed since. */
export class FolderTaker {
  readonly folder: string;
  readonly #fileSets: readonly FileSet[];
  readonly #bytes: ByteTaker;
  readonly #known = new Map<string, { stamp: string; hash: string }>();

  constructor(folder: string, fileSets: readonly FileSet[], bytes: ByteTaker) {
    this.folder = folder;
    this.#fileSets = fileSets;
    this.#bytes = bytes;
  }

  /** The folder's content now. `before` is the newest version. Rejects if resources run out. */
  async take(before: Tree): Promise<Taken> {
    const tree = new Map<string, string>();
    const problems: ContentProblem[] = [];
    const refuse = (path: string, error: unknown, isLost = (old: string) => old === path) => {
      if (isPassing(error) || error instanceof NotStored) throw error;
      problems.push({ file: join(this.folder, path), message: readFailure(error) });
      for (const [old, hash] of before) if (isLost(old)) tree.set(old, hash);
    };
    const yielding = createYielder();
    for (const fileSet of this.#fileSets) {
      const { path: at, isFolder, kind } = fileSet;
      let names = [''];
      try {
        if (isFolder) names = this.#namesIn(fileSet);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
          refuse(at, error, (old) => old.startsWith(`${at}/`));
        continue;
      }
      for (const name of names) {
        await yielding();
        const path = isFolder ? `${at}/${name}` : at;
        try {
          const hash = await this.#hash(path, kind === 'picture');
          if (hash !== undefined) tree.set(path, hash);
        } catch (error) {
          // A faulty picture isn't shown, so that the owner notices.
          refuse(path, error, (old) => old === path && kind !== 'picture');
        }
      }
    }
    return { tree, problems };
  }

  #namesIn({ path, kind, keyOf }: FileSet): string[] {
    const folder = { root: this.folder, file: join(this.folder, path) };
    if (kind !== 'picture') return contentNames(folder, (name) => keyOf?.(name) !== undefined);
    return listContentFolder(folder)
      .filter((name) => isPictureFile(name) && !isLeftover(name))
      .sort();
  }

  async #hash(path: string, isPicture: boolean): Promise<string | undefined> {
    const file = join(this.folder, path);
    if ((await lstat(file).catch(() => undefined)) === undefined) return undefined;
    if (!isVersionPath(path))
      throw new RefusedFile('has a name that cannot be stored; use letters, digits and hyphens');
    const stamp = stampOf(await stat(file));
    const known = this.#known.get(path);
    if (known?.stamp === stamp) return known.hash;
    const at = { root: this.folder, file };
    let hash: string;
    if (isPicture) {
      await using picture = await openContentFile(at, kindOfPicture(file));
      hash = await this.#bytes.addPieces(picture.pieces()).catch((error: unknown) => {
        throw error instanceof RefusedFile ? error : new NotStored(error);
      });
    } else hash = this.#add(readContentFile(at, 'text'));
    this.#known.set(path, { stamp, hash });
    return hash;
  }

  #add(bytes: Uint8Array): string {
    try {
      return this.#bytes.add(bytes);
    } catch (error) {
      throw new NotStored(error);
    }
  }
}
