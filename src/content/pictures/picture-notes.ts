import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../files/write-whole.ts';
import { measurementsSchema, RECIPE } from './picture-records.ts';

const noteSchema = z.object({
  attempts: z.int().min(0).default(0),
  measurements: measurementsSchema.optional(),
  made: z.array(z.string()).default([]),
  /** Why it can't be measured or, if it was, why its sizes can't be made. */
  problem: z.string().optional(),
});

/** What is known about a picture whose files aren't complete. */
export type PictureNote = z.infer<typeof noteSchema>;

const fileSchema = noteSchema.extend({ recipe: z.literal(RECIPE) });
const EXTENSION = '.json';

/** Inside the folder for generated pictures. */
export const NOTE_FOLDER = 'notes';

/** Notes on pictures by hash, on disk, so that a restart continues. */
export class PictureNotes {
  readonly #folder: string | undefined;
  readonly #notes = new Map<string, PictureNote>();

  /** Without a folder, notes last as long as the process. */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  async read(hash: string): Promise<PictureNote> {
    const text = this.#folder && (await readFile(this.#file(hash), 'utf8').catch(() => undefined));
    if (text === undefined) return this.#notes.get(hash) ?? noteSchema.parse({});
    try {
      return fileSchema.parse(JSON.parse(text));
    } catch {
      return noteSchema.parse({});
    }
  }

  /** If the disk is full, only this process remembers the change. */
  async change(hash: string, change: Partial<PictureNote>): Promise<void> {
    const note = { ...(await this.read(hash)), ...change };
    this.#notes.set(hash, note);
    if (this.#folder === undefined) return;
    await writeWhole(this.#file(hash), JSON.stringify({ recipe: RECIPE, ...note })).catch(() =>
      rm(this.#file(hash), { force: true }).catch(() => undefined),
    );
  }

  async remove(hash: string): Promise<void> {
    this.#notes.delete(hash);
    if (this.#folder !== undefined) await rm(this.#file(hash), { force: true });
  }

  async keepOnly(hashes: ReadonlySet<string>): Promise<void> {
    const names = this.#folder === undefined ? [] : await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const hash = name.slice(0, -EXTENSION.length);
      if (name.endsWith(EXTENSION) && !hashes.has(hash)) await this.remove(hash);
    }
  }

  #file(hash: string): string {
    return join(this.#folder ?? '', `${hash}${EXTENSION}`);
  }
}
