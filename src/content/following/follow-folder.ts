import { join } from 'node:path';
import type { Logger } from 'pino';
import { requireFolder } from '../files/require-folder.ts';
import { watchFolders } from '../files/watch-folders.ts';
import { type FileSet, foldersOf } from '../versions/file-sets.ts';
import { openIntent } from '../versions/intent.ts';
import { openLocalStore } from '../versions/local-store.ts';
import { restedFingerprint } from '../versions/rested.ts';
import type { SqliteStore } from '../versions/sqlite-store.ts';
import { isBusy } from '../versions/sqlite-tables.ts';
import { FolderTaker } from '../versions/take-folder.ts';
import { Trees } from '../versions/trees.ts';
import { unlessStale, type Version } from '../versions/version.ts';
import type { Followed, Follower } from './followed.ts';
import { takeVersion } from './take-version.ts';

export interface FollowFolderOptions {
  folder: string;
  /** For versions; undefined to serve the folder as it is. */
  dataFolder: string | undefined;
  fileSets: readonly FileSet[];
  log: Logger;
}

/** In milliseconds. Longer waits for another writer are retries, so that visitors never wait. */
const PATIENCE = 100;

/** Milliseconds until a retry: while another process writes, and if versions can't be used. */
const [SOON, LATER] = [1_000, 60_000];

/** Keeps each version of the folder, and serves whole ones; if that fails, the folder itself. */
export class FolderFollower implements Follower {
  readonly #options: FollowFolderOptions;
  readonly #watched: readonly string[];
  #store: SqliteStore | undefined;
  #taker: FolderTaker | undefined;
  #fingerprint: string | undefined;
  #followed: Followed;
  #version: number | undefined;
  #changed: () => void = () => {};
  #complaint: string | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: FollowFolderOptions) {
    this.#options = options;
    this.#watched = foldersOf(options.fileSets).map((path) => join(options.folder, path));
    this.#followed = { folder: options.folder, problems: [], addresses: [] };
  }

  get folder(): string {
    return this.#followed.folder;
  }

  async load(): Promise<Followed> {
    const { folder, dataFolder, log } = this.#options;
    await requireFolder(folder);
    if (dataFolder === undefined) return this.#followed;
    clearTimeout(this.#retry);
    try {
      await this.#keep(dataFolder);
      if (this.#complaint !== undefined) log.info('versions of the content are kept again');
      this.#complaint = undefined;
    } catch (error) {
      if (!isBusy(error)) {
        this.close();
        this.#complain(error);
        this.#followed = { folder, problems: [], addresses: [] };
      }
      this.#retry = setTimeout(() => this.#changed(), isBusy(error) ? SOON : LATER).unref();
    }
    return this.#followed;
  }

  async watch(changed: () => void): Promise<() => Promise<void>> {
    this.#changed = changed;
    const failed = (path: string, error: unknown) =>
      this.#options.log.warn({ err: error, path }, 'the folder cannot be watched');
    const stop = watchFolders({ folders: this.#watched, changed, failed });
    return async () => stop();
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#store?.close();
    this.#store = undefined;
    // Takes the folder from scratch, in case the data was lost.
    this.#taker = undefined;
    this.#fingerprint = undefined;
    this.#version = undefined;
  }

  async #keep(dataFolder: string): Promise<void> {
    const { folder, fileSets } = this.#options;
    this.#store ??= await openLocalStore(dataFolder, PATIENCE);
    this.#taker ??= new FolderTaker(folder, fileSets, this.#store.objects);
    const store = this.#store;
    const trees = new Trees(join(dataFolder, 'trees'), store.objects);
    const fingerprint = await restedFingerprint(this.#watched, this.#fingerprint, () =>
      this.#isOvertaken(store),
    );
    if (fingerprint === undefined) return this.#serveNewest(store, trees);
    if (fingerprint === this.#fingerprint) return;
    if (openIntent(folder) !== undefined) return this.#wait(store, trees);
    const taken = await takeVersion(store, this.#taker, fileSets).catch(unlessStale);
    if (!taken) return this.#serveNewest(store, trees);
    const { tree, problems, version } = taken;
    const addresses = await store.addresses();
    this.#followed = { folder: await trees.write(tree), problems, addresses };
    this.#version = version;
    // If the folder has changed since, the next look takes it.
    this.#fingerprint = fingerprint;
  }

  /** True if the desk or a command made a version since. */
  async #isOvertaken(store: SqliteStore): Promise<boolean> {
    return this.#version !== undefined && (await store.newest())?.id !== this.#version;
  }

  /** Serves the newest version right away, as it's whole; then looks at the folder again. */
  async #serveNewest(store: SqliteStore, trees: Trees): Promise<void> {
    const newest = await this.#follow(store, trees, this.#followed.problems);
    if (!newest) return;
    this.#version = newest.id;
    this.#changed();
  }

  /** A command was cut off while writing the files, and half its changes can't be served. */
  async #wait(store: SqliteStore, trees: Trees): Promise<void> {
    const message =
      'is being written by a command that was cut off; type the command again to finish it';
    const problems = [{ file: this.#options.folder, message }];
    if (!(await this.#follow(store, trees, problems)))
      throw new Error(`the content folder ${message}`);
  }

  async #follow(
    store: SqliteStore,
    trees: Trees,
    problems: Followed['problems'],
  ): Promise<Version | undefined> {
    const newest = await store.newest();
    if (!newest) return undefined;
    const folder = await trees.write(await store.read(newest.id));
    this.#followed = { folder, problems, addresses: await store.addresses() };
    return newest;
  }

  #complain(error: unknown): void {
    const { dataFolder, log } = this.#options;
    const reason = error instanceof Error ? error.message : String(error);
    if (reason === this.#complaint) return;
    this.#complaint = reason;
    log.warn(
      { reason, folder: dataFolder },
      'no history is kept: DATA_DIR cannot be used; the content folder is served as it is',
    );
  }
}
