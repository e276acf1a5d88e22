import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stampOf } from '../files/folder-fingerprint.ts';
import { isLeftover } from '../files/leftover.ts';
import { type ContentPath, listContentFolder, RefusedFile } from '../gate/content-gate.ts';
import { openContentFile } from '../gate/open-content-file.ts';
import { isPhoto, isVector, kindOfPicture } from './making/picture-measurements.ts';

/** True for the name of a picture that works in a URL (image-schema). */
export function isPictureName(name: string): boolean {
  return /^\w[\w.-]*$/.test(name) && (isPhoto(name) || isVector(name)) && !isLeftover(name);
}

/**
 * The SHA-256 of the picture's bytes in hexadecimal digits. Throws RefusedFile if the gate refuses it,
 * or the system's error.
 */
export async function hashPicture(path: ContentPath): Promise<string> {
  await using picture = await openContentFile(path, kindOfPicture(path.file));
  return await picture.hash();
}

/** Knows the hashes of the pictures in a folder; reads a file again only if it has changed since. */
export class PictureHashes {
  readonly #folder: string;
  readonly #known = new Map<string, { stamp: string; hash: string }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * By name, whether the pictures can be used or not. A missing folder counts as empty. Throws an
   * error that names the file if the gate refuses one.
   */
  async read(): Promise<Map<string, string>> {
    const hashes = new Map<string, string>();
    const root = dirname(this.#folder);
    for (const name of namesIn({ root, file: this.#folder }).filter(isPictureName).sort()) {
      const file = join(this.#folder, name);
      const stats = await stat(file).catch(() => undefined);
      if (!stats?.isFile()) continue;
      const stamp = stampOf(stats);
      const known = this.#known.get(name);
      const hash = known?.stamp === stamp ? known.hash : await hashNamed({ root, file });
      this.#known.set(name, { stamp, hash });
      hashes.set(name, hash);
    }
    return hashes;
  }
}

async function hashNamed(path: ContentPath): Promise<string> {
  return await hashPicture(path).catch((error: unknown) => {
    throw error instanceof RefusedFile ? new Error(`${path.file} ${error.message}.`) : error;
  });
}

function namesIn(folder: ContentPath): string[] {
  try {
    return listContentFolder(folder);
  } catch (error) {
    if (error instanceof RefusedFile) throw new Error(`${folder.file} ${error.message}.`);
    return [];
  }
}
