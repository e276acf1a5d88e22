import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from './sqlite-tables.ts';

const FILE = 'writing.sqlite';

/** In milliseconds. */
const LOOK_EVERY = 20;
const PATIENCE = 30_000;

/** Somebody else is writing; nothing was written. */
export class StillWriting extends Error {
  override name = 'StillWriting';
}

/** The machine's lock for writing content. The system releases it if a process is killed. */
export class WriteTurn {
  readonly #folder: string;
  #isOurs = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Runs the work with the lock; nested calls go on. Rejects with StillWriting after a while. */
  async hold<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isOurs) return await work();
    const file = new DatabaseSync(join(this.#folder, FILE), { timeout: 0 });
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

/**
 * Runs the work with the lock of the data folder, which is made if need be. Where nothing can be
 * written to that, as for a command of another user, the work goes on without.
 */
export async function holdIfPossible(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    mkdirSync(folder, { recursive: true });
    new DatabaseSync(join(folder, FILE)).close();
  } catch {
    return await work();
  }
  await new WriteTurn(folder).hold(work);
}
