import { join } from 'node:path';
import type { Logger } from 'pino';
import { withoutAddress } from '../postgres/connection/database-error.ts';
import { type DatabaseLimits, withConnection } from '../postgres/connection/postgres-connection.ts';
import { watchDatabase } from '../postgres/postgres-watch.ts';
import { Objects } from '../versions/objects.ts';
import { PostgresStore } from '../versions/postgres-store.ts';
import { Trees } from '../versions/trees.ts';
import type { Followed, Follower } from './followed.ts';
import { Served } from './served.ts';

export interface FollowDatabaseOptions {
  databaseUrl: string;
  /** Holds the versions, also for a start without the database. */
  dataFolder: string;
  /** Shown while the database has no version. */
  contentFolder: string;
  log: Logger;
  limits?: DatabaseLimits | undefined;
  /** Milliseconds between polls, as notifications may get lost. */
  pollInterval?: number | undefined;
}

/** Loads the newest version from PostgreSQL, with at most two connections. */
export class DatabaseFollower implements Follower {
  readonly #options: FollowDatabaseOptions;
  readonly #objects: Objects;
  readonly #trees: Trees;
  readonly #served: Served;
  #folder: string;
  #newest: number | undefined;
  #isReading = false;

  private constructor(options: FollowDatabaseOptions) {
    const { dataFolder, contentFolder } = options;
    this.#options = options;
    this.#objects = new Objects(join(dataFolder, 'objects'));
    this.#trees = new Trees(join(dataFolder, 'trees'), this.#objects);
    this.#served = new Served(dataFolder);
    this.#folder = contentFolder;
  }

  /** Begins with what an earlier start loaded. */
  static async open(options: FollowDatabaseOptions): Promise<DatabaseFollower> {
    const follower = new DatabaseFollower(options);
    follower.#folder = (await follower.#trees.latest()) ?? options.contentFolder;
    return follower;
  }

  get folder(): string {
    return this.#folder;
  }

  async load(): Promise<Followed> {
    this.#isReading = true;
    try {
      const { newest, tree, addresses, missing } = await this.#onOneConnection((store) =>
        this.#fetchNewest(store),
      );
      if (missing.size > 0)
        this.#options.log.info({ files: missing.size }, 'files fetched from the database');
      const before = this.#folder;
      this.#folder = await this.#trees.write(tree);
      this.#newest = newest.id;
      await this.#served.remember(newest);
      // Files that no tree links to aren't served anymore, and the database has them.
      const used = new Set(tree.values());
      if (this.#folder !== before)
        await this.#objects.keepOnly((hash, { nlink }) => nlink > 1 || used.has(hash));
      return { folder: this.#folder, problems: [], addresses };
    } finally {
      this.#isReading = false;
    }
  }

  /** One connection for all queries, as connecting takes as long as they do, on both machines. */
  #onOneConnection<Result>(work: (store: PostgresStore) => Promise<Result>): Promise<Result> {
    const { databaseUrl, limits } = this.#options;
    return withConnection(
      databaseUrl,
      (sql, isAlive) =>
        work(
          new PostgresStore((query) => {
            isAlive();
            return query(sql, isAlive);
          }),
        ),
      limits,
    );
  }

  async #fetchNewest(store: PostgresStore) {
    const newest = await store.newest();
    if (newest === undefined)
      throw new Error('The database holds no content. Run ./guide publish to fill it.');
    await this.#served.requireNotOlder(newest);
    const tree = await store.read(newest.id);
    const addresses = await store.addresses();
    const missing = new Set([...tree.values()].filter((hash) => !this.#objects.has(hash)));
    const names = new Map([...tree].map(([path, hash]) => [hash, path]));
    await store.fetch(missing, async (hash, bytes) => {
      await this.#objects.keep(hash, bytes).catch((error: unknown) => {
        const shown = withoutAddress(error);
        const reason = shown instanceof Error ? shown.message : String(shown);
        throw new Error(`${names.get(hash)} cannot be fetched: ${reason}`);
      });
    });
    return { newest, tree, addresses, missing };
  }

  async watch(changed: () => void): Promise<() => Promise<void>> {
    const { databaseUrl, pollInterval } = this.#options;
    return watchDatabase({
      databaseUrl,
      changed,
      newest: () => this.#onOneConnection(async (store) => (await store.newest())?.id),
      lastRead: () => this.#newest,
      isReading: () => this.#isReading,
      pollInterval,
    });
  }

  close(): void {}
}
