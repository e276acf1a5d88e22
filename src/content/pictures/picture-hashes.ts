import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { stampOf } from '../files/folder-fingerprint.ts';
import { isPhoto, isVector } from './making/picture-measurements.ts';

/** True for the name of a picture that works in a URL (image-schema). */
export function isPictureName(name: string): boolean {
  return /^\w[\w.-]*$/.test(name) && (isPhoto(name) || isVector(name));
}

/** The SHA-256 of the file's bytes in hexadecimal digits. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** Knows the hashes of the pictures in a folder; reads a file again only if it has changed since. */
export class PictureHashes {
  readonly #folder: string;
  readonly #known = new Map<string, { stamp: string; hash: string }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** By name, whether the pictures can be used or not. A missing folder counts as empty. */
  async read(): Promise<Map<string, string>> {
    const hashes = new Map<string, string>();
    const names = (await readdir(this.#folder).catch(() => [])).filter(isPictureName);
    for (const name of names.sort()) {
      const file = join(this.#folder, name);
      const stats = await stat(file).catch(() => undefined);
      if (!stats?.isFile()) continue;
      const stamp = stampOf(stats);
      const known = this.#known.get(name);
      const hash = known?.stamp === stamp ? known.hash : await hashFile(file);
      this.#known.set(name, { stamp, hash });
      hashes.set(name, hash);
    }
    return hashes;
  }
}
