import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type ContentSource, describeHeldBack, type HeldBack } from '../content-source.ts';
import type { Snapshot } from '../snapshot.ts';
import type { ContentTables } from '../tables.ts';
import { CONTENT_STORE_LIMITS, type ContentStoreLimits } from './content-store-limits.ts';
import { readLastGood } from './last-good.ts';
import { LastGoodKeeper } from './last-good-keeper.ts';
import { SourceFailures } from './source-failures.ts';

export interface ContentStatus {
  source: 'files' | 'postgres';
  revision: string | undefined;
  /** When the served snapshot was last read from its source, in milliseconds since 1970. */
  readAt: number | undefined;
  /** True while the source is unreadable, or part of it is held back. */
  stale: boolean;
  heldBack: readonly string[];
}

/** Holds the snapshot being served, and replaces it when the source changes. */
export interface ContentStore {
  current(): Snapshot | undefined;
  status(): ContentStatus;
  /** Calls the listener with each new snapshot. Returns an unsubscriber. */
  subscribe(listener: (snapshot: Snapshot) => void): () => void;
  close(): Promise<void>;
}

export interface ContentStoreOptions {
  tables: ContentTables;
  source: ContentSource;
  lastGoodFile: string;
  log: Logger;
  limits?: ContentStoreLimits;
}

/** Serves the last good copy if the source fails or is slow, or waits for it. Never rejects. */
export async function openContentStore(options: ContentStoreOptions): Promise<ContentStore> {
  const store = new RefreshedStore(options);
  await store.open();
  return store;
}

const NOT_READ = { readAt: undefined, stale: true, heldBack: [] };

class RefreshedStore implements ContentStore {
  readonly #options: ContentStoreOptions;
  readonly #limits: ContentStoreLimits;
  readonly #keeper: LastGoodKeeper;
  readonly #failures: SourceFailures;
  readonly #listeners = new Set<(snapshot: Snapshot) => void>();
  #current: Snapshot | undefined;
  #state: Omit<ContentStatus, 'source' | 'revision'> = NOT_READ;
  #stopWatching: (() => Promise<void>) | undefined;
  #refreshing: Promise<void> | undefined;
  #changedMeanwhile = false;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ContentStoreOptions) {
    this.#options = options;
    this.#limits = options.limits ?? CONTENT_STORE_LIMITS;
    const { source, lastGoodFile: file, tables, log } = options;
    this.#failures = new SourceFailures({ source: source.name, log, limits: this.#limits });
    this.#keeper = new LastGoodKeeper({ file, tables, log, pause: this.#limits.diskPause });
  }

  async open(): Promise<void> {
    const { startPatience } = this.#limits;
    await Promise.race([this.#refresh(), pause(startPatience, undefined, { ref: false })]);
    if (this.#current === undefined) await this.#serveLastGood();
  }

  current(): Snapshot | undefined {
    return this.#current;
  }

  status(): ContentStatus {
    const { source } = this.#options;
    return { source: source.name, revision: this.#current?.revision, ...this.#state };
  }

  subscribe(listener: (snapshot: Snapshot) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const kept = this.#keeper.close();
    await this.#stopWatching?.();
    await this.#options.source.close();
    await kept;
  }

  /** Reads the source. Only one read runs at a time; a change during it triggers one more. */
  #refresh(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    if (this.#refreshing) this.#changedMeanwhile = true;
    this.#refreshing ??= this.#readSource().finally(() => {
      this.#refreshing = undefined;
      if (!this.#changedMeanwhile) return;
      this.#changedMeanwhile = false;
      void this.#refresh();
    });
    return this.#refreshing;
  }

  /** Starts watching before reading, so that no change is missed. */
  async #readSource(): Promise<void> {
    const { source } = this.#options;
    clearTimeout(this.#retry);
    try {
      this.#stopWatching ??= await source.watch(() => void this.#refresh());
      let held: readonly HeldBack[] = [];
      const snapshot = await source.read({
        past: async () => this.#current ?? (await this.#keeper.readAny()),
        heldBack: (more) => {
          held = [...held, ...more];
        },
      });
      if (!this.#closed) this.#accept(snapshot, describeHeldBack(held));
    } catch (error) {
      if (!this.#closed) this.#fail(error);
    }
  }

  #accept(snapshot: Snapshot, heldBack: readonly string[]): void {
    const pause = this.#failures.clear(snapshot.revision, heldBack);
    if (pause !== undefined) this.#retryAfter(pause);
    const readAt = Date.now();
    this.#state = { readAt, stale: heldBack.length > 0, heldBack };
    if (snapshot.revision === this.#current?.revision) return;
    this.#serve(snapshot);
    // Not awaited, so that a hanging disk doesn't delay edits.
    void this.#keeper.keep({ snapshot, readAt });
  }

  #fail(error: unknown): void {
    this.#state = { ...this.#state, stale: true };
    this.#retryAfter(this.#failures.add(error, this.#current?.revision));
  }

  #retryAfter(pause: number): void {
    this.#retry = setTimeout(() => this.#refresh(), pause).unref();
  }

  async #serveLastGood(): Promise<void> {
    const { log, lastGoodFile, source, tables } = this.#options;
    try {
      const { snapshot, readAt } = await readLastGood(lastGoodFile, tables);
      if (this.#current !== undefined) return;
      this.#state = { ...this.#state, readAt };
      this.#serve(snapshot);
      log.warn(
        { revision: snapshot.revision, readAt: new Date(readAt).toISOString() },
        'the last good content is served',
      );
    } catch (error) {
      // On the very first start, nothing has failed: the source just takes a while.
      if (!this.#failures.any && !existsSync(lastGoodFile))
        return log.info({ source: source.name }, 'the content is still being read');
      log.error(
        { err: error, file: lastGoodFile },
        'there is no last good content; nothing can be served until the content can be read',
      );
    }
  }

  #serve(snapshot: Snapshot): void {
    this.#current = snapshot;
    for (const listener of this.#listeners) {
      try {
        listener(snapshot);
      } catch (error) {
        this.#options.log.error(
          { err: error, revision: snapshot.revision },
          'a part of the server could not take the new content',
        );
      }
    }
  }
}
