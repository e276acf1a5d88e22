import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from './sqlite-tables.ts';

/** How often whoever waits looks again, and how long they wait; in milliseconds. */
const LOOK_EVERY = 20;
const PATIENCE = 30_000;

/** Somebody else is writing; nothing was written. */
export class StillWriting extends Error {
  override name = 'StillWriting';
}

/**
 * The turn to write the content folder and its versions, which one desk or command of this machine has
 * at a time. One that is killed lets go of it, because the lock is the system's.
 */
export class WriteTurn {
  readonly #folder: string;
  #isOurs = false;

  /** `folder` is the data folder. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Does the work in its turn; whoever has it already goes on. Rejects with StillWriting after a while. */
  async hold<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isOurs) return await work();
    const file = new DatabaseSync(join(this.#folder, 'writing.sqlite'), { timeout: 0 });
    try {
      await take(file);
      this.#isOurs = true;
      return await work();
    } finally {
      this.#isOurs = false;
      file.close();
    }
  }
}

async function take(file: DatabaseSync): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return file.exec('begin exclusive');
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > end)
        throw new StillWriting('Somebody else is writing the content. Try again in a minute.');
    }
    await pause(LOOK_EVERY);
  }
}
