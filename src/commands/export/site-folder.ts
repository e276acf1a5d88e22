import { access, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { EncodedBody } from '../../server/encoded-body.ts';

/** Compressed neighbours that web servers send in the file's place. */
const GZIP = '.gz';
const BROTLI = '.br';

/** Every export holds this file; a folder without it is not ours to clear out. */
const MARK = '_headers';

/** The folder named for the export holds something else. */
export class NoExportError extends Error {
  override name = 'NoExportError';
}

/** A folder that is brought to hold exactly the files that are put into it, touching only those that differ. */
export class SiteFolder {
  readonly #folder: string;
  readonly #kept = new Set<string>();
  /** Files put so far, by whether they had to be written; neighbours are not counted. */
  written = 0;
  unchanged = 0;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Takes an empty folder or an earlier export. Rejects with NoExportError for any other, whose files would be removed. */
  static async open(folder: string): Promise<SiteFolder> {
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    if (names.length > 0 && !names.includes(MARK)) {
      throw new NoExportError(`${folder} holds other files. Name an empty folder, or one that holds an earlier export.`);
    }
    return new SiteFolder(folder);
  }

  /** Writes the file with its compressed neighbours where it is new or has changed. Rejects where the disk does. */
  async put(file: string, body: EncodedBody): Promise<void> {
    const files = body.compressible ? [file, file + GZIP, file + BROTLI] : [file];
    for (const name of files) this.#kept.add(name);
    const unchanged = await this.#holds(file, body.identity.bytes, files);
    if (!unchanged) await this.#writeCoded(file, body);
    this.#count(unchanged);
  }

  /** Writes a file that hosts read and do not send. */
  async putText(file: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    this.#kept.add(file);
    const unchanged = await this.#holds(file, bytes, [file]);
    if (!unchanged) await this.#write(file, bytes);
    this.#count(unchanged);
  }

  /** Removes what was not put, with the folders that this leaves empty. Resolves to the number of files, without neighbours. */
  async removeOthers(): Promise<number> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
    const others = files.filter((file) => !this.#kept.has(relative(this.#folder, file)));
    for (const file of others) await rm(file);
    for (const folder of entries.filter((entry) => entry.isDirectory()).reverse()) {
      await rmdir(join(folder.parentPath, folder.name)).catch(() => undefined);
    }
    return others.filter((file) => !file.endsWith(GZIP) && !file.endsWith(BROTLI)).length;
  }

  #count(unchanged: boolean): void {
    if (unchanged) this.unchanged += 1;
    else this.written += 1;
  }

  async #writeCoded(file: string, body: EncodedBody): Promise<void> {
    await body.compress();
    const { identity, gzip, brotli } = body;
    if (gzip) await this.#write(file + GZIP, gzip.bytes);
    if (brotli) await this.#write(file + BROTLI, brotli.bytes);
    await this.#write(file, identity.bytes);
  }

  /** The file itself is written last, so it stands for its neighbours, unless one of them was deleted by hand. */
  async #holds(file: string, bytes: Uint8Array, files: string[]): Promise<boolean> {
    try {
      for (const name of files) await access(join(this.#folder, name));
      return (await readFile(join(this.#folder, file))).equals(bytes);
    } catch {
      return false;
    }
  }

  /** Replaces the file whole, so that a visitor during the export gets the old or the new one and nothing between. */
  async #write(file: string, bytes: Uint8Array): Promise<void> {
    const target = join(this.#folder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.new`, bytes);
    await rename(`${target}.new`, target);
  }
}
