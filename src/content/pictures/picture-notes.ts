import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from './making/write-whole.ts';
import { RECIPE } from './picture-records.ts';

const noteSchema = z.object({
  /** How often work on the picture was begun and not ended. */
  attempts: z.int().min(0).default(0),
  measurements: z
    .object({
      width: z.int().min(1),
      height: z.int().min(1),
      tone: z.int().min(0).max(15),
      clear: z.boolean(),
    })
    .optional(),
  /** The files that have been made of it. */
  made: z.array(z.string()).default([]),
  /** Why it cannot be measured or, if there are measurements, why its sizes cannot be made. */
  problem: z.string().optional(),
});

/** What is known of a picture whose files are not all there yet. */
export type PictureNote = z.infer<typeof noteSchema>;

const fileSchema = noteSchema.extend({ recipe: z.literal(RECIPE) });
const ENDING = '.json';

/** Below the folder of what is made of pictures. */
export const NOTE_FOLDER = 'notes';

/**
 * Notes on pictures by the hash of their bytes, kept on disk so that the next start goes on instead
 * of beginning again.
 */
export class PictureNotes {
  readonly #folder: string | undefined;
  readonly #notes = new Map<string, PictureNote>();

  /** Without a folder nothing is kept. */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** What another process may have noted, too. */
  async read(hash: string): Promise<PictureNote> {
    const text =
      this.#folder === undefined
        ? undefined
        : await readFile(this.#file(hash), 'utf8').catch(() => undefined);
    if (text === undefined) return this.#notes.get(hash) ?? noteSchema.parse({});
    try {
      return fileSchema.parse(JSON.parse(text));
    } catch {
      return noteSchema.parse({});
    }
  }

  /** If the disk is full the note is kept for this process only. */
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

  /** Removes the notes on all other pictures. */
  async keepOnly(hashes: ReadonlySet<string>): Promise<void> {
    const names = this.#folder === undefined ? [] : await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const hash = name.slice(0, -ENDING.length);
      if (name.endsWith(ENDING) && !hashes.has(hash)) await this.remove(hash);
    }
  }

  #file(hash: string): string {
    return join(this.#folder ?? '', `${hash}${ENDING}`);
  }
}
