import { readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { PictureHashes } from '../pictures/picture-hashes.ts';
import {
  type DatabaseLimits,
  type Queries,
  withConnection,
} from '../postgres/connection/postgres-connection.ts';
import type { PictureRow } from '../postgres/postgres-tables.ts';
import { fetchPicture } from './fetch-picture.ts';

export interface PictureMirrorOptions {
  /** Where the pictures are kept, so that a restart doesn't need the database. */
  folder: string;
  /** The pictures that come with the program, shown while the database holds none. */
  shippedFolder: string;
  databaseUrl: string;
  log: Logger;
  limits?: DatabaseLimits | undefined;
  /** How long a picture stays after the content has stopped showing it, in milliseconds. */
  removeAfter?: number | undefined;
}

/** By then no cache sends a page from before the change any more (docs/proxies.md). */
const REMOVE_AFTER = 150_000;

/**
 * A server that never had the pictures shows those of the program after this many attempts, so that
 * a fault doesn't keep it from showing anything.
 */
const MAX_ATTEMPTS = 3;

/** Inside the folder: the pictures of the next revision, until all of them are there. */
const NEXT_FOLDER = '.next';

/** The pictures in the database as files of this server, by name like the owner's own. */
export class PictureMirror {
  readonly #options: PictureMirrorOptions;
  readonly #nextFolder: string;
  readonly #held: PictureHashes;
  readonly #next: PictureHashes;
  #isInUse: boolean;
  #isComplete = true;
  #failedAttempts = 0;
  #removing: NodeJS.Timeout | undefined;

  constructor(options: PictureMirrorOptions) {
    const { folder } = options;
    this.#options = options;
    this.#nextFolder = join(folder, NEXT_FOLDER);
    this.#held = new PictureHashes(folder);
    this.#next = new PictureHashes(this.#nextFolder);
    this.#isInUse = holdsFiles(folder);
  }

  /** False as long as the database holds no pictures. */
  get isInUse(): boolean {
    return this.#isInUse;
  }

  /** False if the pictures could not be had and those of the program are shown instead. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** The folder with the pictures to show. */
  get imagesFolder(): string {
    const { folder, shippedFolder } = this.#options;
    return this.#isInUse ? folder : shippedFolder;
  }

  /** The folders that it may be. */
  get folders(): string[] {
    return [this.#options.folder, this.#options.shippedFolder];
  }

  /**
   * Resolves once all these pictures are here, replacing others of the same names. Until then
   * nothing changes. Rejects, naming a picture, if it can't be had; but a server that never had any
   * pictures shows those of the program after three attempts.
   */
  async bring(pictures: readonly PictureRow[]): Promise<void> {
    clearTimeout(this.#removing);
    try {
      await this.#bringMissing(pictures);
      this.#isInUse = pictures.length > 0;
      this.#isComplete = true;
      this.#failedAttempts = 0;
    } catch (error) {
      this.#failedAttempts += 1;
      if (this.#isInUse || this.#failedAttempts < MAX_ATTEMPTS) throw error;
      if (this.#isComplete)
        this.#options.log.error(
          { err: error },
          'the pictures in the database cannot be had; those of the program are shown until they can',
        );
      this.#isComplete = false;
    }
  }

  /** Removes all but these pictures, a while after the content has stopped showing the others. */
  removeOthersLater(pictures: readonly PictureRow[]): void {
    const { log, folder, removeAfter = REMOVE_AFTER } = this.#options;
    const remove = () =>
      keepOnly(folder, pictures).catch((error: unknown) =>
        log.warn({ err: error, folder }, 'pictures that are no longer shown could not be removed'),
      );
    clearTimeout(this.#removing);
    this.#removing = setTimeout(remove, removeAfter).unref();
  }

  close(): void {
    clearTimeout(this.#removing);
  }

  async #bringMissing(pictures: readonly PictureRow[]): Promise<void> {
    const { folder, log } = this.#options;
    const missing = await differing(this.#held, pictures);
    if (missing.length === 0) return;
    await mkdir(this.#nextFolder, { recursive: true });
    await keepOnly(this.#nextFolder, missing);
    await this.#fetch(await differing(this.#next, missing));
    for (const { name } of missing) await rename(join(this.#nextFolder, name), join(folder, name));
    await rm(this.#nextFolder, { recursive: true, force: true });
    log.info({ pictures: missing.length }, 'pictures fetched from the database');
  }

  async #fetch(pictures: readonly PictureRow[]): Promise<void> {
    const { databaseUrl, limits } = this.#options;
    if (pictures.length === 0) return;
    const fetchAll = async (sql: Queries, arrived: () => void) => {
      for (const picture of pictures)
        await fetchPicture(sql, picture, join(this.#nextFolder, picture.name), arrived);
    };
    await withConnection(databaseUrl, fetchAll, limits);
  }
}

/** Those that aren't there with the same bytes. */
async function differing(
  hashes: PictureHashes,
  pictures: readonly PictureRow[],
): Promise<PictureRow[]> {
  const found = await hashes.read();
  return pictures.filter(({ name, hash }) => found.get(name) !== hash);
}

/** Removes all files but these pictures. */
async function keepOnly(folder: string, pictures: readonly PictureRow[]): Promise<void> {
  const names = new Set(pictures.map(({ name }) => name));
  for (const name of await readdir(folder).catch(() => []))
    if (!names.has(name)) await rm(join(folder, name), { recursive: true, force: true });
}

function holdsFiles(folder: string): boolean {
  try {
    return readdirSync(folder).some((name) => name !== NEXT_FOLDER);
  } catch {
    return false;
  }
}
