import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Content } from '../../model/content/content.ts';
import type { ContentTables } from '../tables.ts';
import { type LastGood, readLastGood, writeLastGood } from './last-good.ts';

export interface LastGoodKeeperOptions {
  file: string;
  tables: ContentTables;
  log: Logger;
  pause: number;
}

/** Keeps the last good content on disk, retrying while the disk is full. */
export class LastGoodKeeper {
  readonly #options: LastGoodKeeperOptions;
  #newest: LastGood | undefined;
  #writing: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #hasFailed = false;
  #closed = false;

  constructor(options: LastGoodKeeperOptions) {
    this.#options = options;
  }

  /** Resolves once it's on disk, or failed, which is logged once. */
  async keep(lastGood: LastGood): Promise<void> {
    this.#newest = lastGood;
    await this.#write();
  }

  /** The last good content on disk; undefined, and logged, if it can't be used. */
  async readAny(): Promise<Content | undefined> {
    const { file, tables, log } = this.#options;
    if (!existsSync(file)) return undefined;
    try {
      return (await readLastGood(file, tables)).snapshot;
    } catch (error) {
      log.error({ err: error, file }, 'the last good content cannot be used');
      return undefined;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#writing;
  }

  #write(): Promise<void> {
    clearTimeout(this.#retry);
    this.#writing = this.#writing.then(() => this.#writeNewest());
    return this.#writing;
  }

  async #writeNewest(): Promise<void> {
    const { file, log, pause } = this.#options;
    const lastGood = this.#newest;
    if (lastGood === undefined) return;
    try {
      await writeLastGood(file, lastGood);
      if (this.#newest === lastGood) this.#newest = undefined;
      if (this.#hasFailed) log.info({ file }, 'the last good content is saved to disk again');
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed)
        log.error(
          { err: error, file },
          'the last good content could not be saved to disk; the site is not affected',
        );
      this.#hasFailed = true;
      if (!this.#closed) this.#retry = setTimeout(() => this.#write(), pause).unref();
    }
  }
}
