import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Content } from '../../model/content/content.ts';
import type { ContentTables } from '../tables.ts';
import { type LastGood, readLastGood, writeLastGood } from './last-good.ts';

export interface LastGoodKeeperOptions {
  file: string;
  tables: ContentTables;
  log: Logger;
  /** The pause after a failure before the file is written again, in milliseconds. */
  pause: number;
}

/** Keeps the last good content on disk. If the disk is full, it tries again until there's room. */
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

  /** Resolves once it's on disk, or once that failed, which is logged once. */
  async keep(lastGood: LastGood): Promise<void> {
    this.#newest = lastGood;
    await this.#write();
  }

  /** The last good content on disk; undefined, and a line in the log, if it can't be used. */
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

  /** Resolves once nothing is being written any more. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#writing;
  }

  /** Writes one file at a time. */
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
