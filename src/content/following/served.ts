import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole.ts';
import type { Version } from '../versions/version.ts';

/** The version this server showed last, in the data folder, to notice a restored backup. */
export class Served {
  readonly #file: string;

  constructor(dataFolder: string) {
    this.#file = join(dataFolder, 'served.json');
  }

  /** Rejects if the version is older than the one shown, and nobody has confirmed that. */
  async requireNotOlder({ tree, time }: Version): Promise<void> {
    const shown = await this.#read();
    if (shown === undefined || tree === shown.tree || time.getTime() >= shown.time) return;
    const [older, newer] = [time, new Date(shown.time)].map((at) => at.toISOString());
    throw new Error(
      `The database holds an older version than this server has shown (${older} after ${newer}), as a restored backup does. If that’s right, type ./guide confirm.`,
    );
  }

  async remember({ tree, time }: Version): Promise<void> {
    const shown = await this.#read();
    if (shown?.tree === tree && shown.time === time.getTime()) return;
    await writeWhole(this.#file, JSON.stringify({ tree, time: time.getTime() }));
  }

  async #read(): Promise<{ tree: string; time: number } | undefined> {
    try {
      const { tree, time } = JSON.parse(await readFile(this.#file, 'utf8'));
      return typeof tree === 'string' && typeof time === 'number' ? { tree, time } : undefined;
    } catch {
      return undefined;
    }
  }
}
