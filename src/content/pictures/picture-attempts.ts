import type { ContentPath } from '../gate/content-gate.ts';
import { PictureError, type PictureMeasurements } from './making/picture-measurements.ts';
import type { MakeJob } from './picture-job.ts';
import type { PictureNotes } from './picture-notes.ts';
import { PictureCrash, type PictureProcess } from './picture-process.ts';

const MAX_ATTEMPTS = 2;

const GAVE_UP =
  'could not be read: two attempts were cut off because they took too much memory or time; save it as a smaller baseline JPEG, such as 4000 × 3000';

/** Notes each attempt before it begins, and gives up on a picture after the second crash. */
export class PictureAttempts {
  readonly #process: PictureProcess;
  readonly #notes: PictureNotes;

  constructor(process: PictureProcess, notes: PictureNotes) {
    this.#process = process;
    this.#notes = notes;
  }

  /** Measures a picture and notes the result. Throws PictureError if it's unusable or given up. */
  async measure(path: ContentPath, hash: string): Promise<PictureMeasurements> {
    const known = (await this.#notes.read(hash)).measurements;
    if (known) return known;
    const measurements = await this.#attempt(hash, () => this.#process.measure(path));
    await this.#notes.change(hash, { measurements, attempts: 0 });
    return measurements;
  }

  /** Makes a file unless it exists. Throws PictureError if given up, or the disk's error. */
  async make(hash: string, job: MakeJob): Promise<void> {
    const { made } = await this.#notes.read(hash);
    const file = job.kind === 'version' ? [job.version.file] : [];
    if (file.some((name) => made.includes(name))) return;
    await this.#attempt(hash, () => this.#process.make(job));
    await this.#notes.change(hash, { attempts: 0, made: [...made, ...file] });
  }

  async #attempt<Result>(hash: string, work: () => Promise<Result>): Promise<Result> {
    const { attempts, problem } = await this.#notes.read(hash);
    if (problem !== undefined) throw new PictureError(problem);
    for (let attempt = attempts; attempt < MAX_ATTEMPTS; attempt += 1) {
      await this.#notes.change(hash, { attempts: attempt + 1 });
      try {
        return await work();
      } catch (error) {
        if (error instanceof PictureCrash && !this.#process.closed) continue;
        await this.#notes.change(hash, {
          attempts: attempt,
          ...(error instanceof PictureError && { problem: error.message }),
        });
        throw error;
      }
    }
    await this.#notes.change(hash, { problem: GAVE_UP });
    throw new PictureError(GAVE_UP);
  }
}
