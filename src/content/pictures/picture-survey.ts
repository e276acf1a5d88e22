import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ContentProblem } from '../content-source.ts';
import { readFailure } from '../text-file.ts';
import { photoVersions, photoWidths } from './photo-sizes.ts';
import { isPhoto, isVector, measurePicture, PictureError, type PictureFacts } from './picture-facts.ts';

/** A picture file of the owner that can be used. */
export interface SurveyedPicture {
  name: string;
  file: string;
  /** Names its bytes. */
  hash: string;
  facts: PictureFacts;
}

export interface Survey {
  pictures: SurveyedPicture[];
  /** Pictures that cannot be used, by file; the rest of the content is not affected. */
  problems: ContentProblem[];
}

/** What is known of a picture from an earlier time; undefined where nothing is known of these bytes. */
export type RecallFacts = (name: string, hash: string) => Promise<PictureFacts | undefined>;

interface Look {
  /** Changes with the file. */
  stamp: string;
  found: Omit<SurveyedPicture, 'name' | 'file'> | { problem: string };
}

/** Pictures that cameras and programs make, and that would never be shown. */
const UNUSABLE = ['.heic', '.heif', '.avif', '.gif', '.tif', '.tiff', '.bmp', '.jxl', '.jfif', '.psd'];

/** Pictures that are read at the same time. */
const LANES = 4;

/** A name that an address can hold (image-schema). */
const FILE_NAME = /^\w[\w.-]*$/;

/** Looks through the folder of the owner's pictures. A file that has not changed since the last look is not read again. */
export class PictureSurvey {
  readonly #folder: string;
  readonly #recall: RecallFacts;
  readonly #looks = new Map<string, Look>();

  constructor(folder: string, recall: RecallFacts = async () => undefined) {
    this.#folder = folder;
    this.#recall = recall;
  }

  /** What the folder holds now. A folder that is not there holds nothing. */
  async read(): Promise<Survey> {
    const pictures: SurveyedPicture[] = [];
    const problems: ContentProblem[] = [];
    const makers = new Map<string, string>();
    for (const { name, file, found } of await this.#lookAtAll()) {
      const twin = isPhoto(name) && 'facts' in found ? claimVersions(makers, name, found.facts) : undefined;
      if ('problem' in found) problems.push({ file, message: found.problem });
      else if (twin !== undefined)
        problems.push({ file, message: `would be made into files of the same names as ${twin}; rename one of the two` });
      else pictures.push({ name, file, ...found });
    }
    return { pictures, problems };
  }

  async #lookAtAll(): Promise<{ name: string; file: string; found: Look['found'] }[]> {
    const names = (await readdir(this.#folder).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
    const waiting = names.map((name) => ({ name, file: join(this.#folder, name) })).values();
    const seen = new Map<string, Look['found'] | undefined>();
    const lane = async () => {
      for (const { name, file } of waiting) seen.set(name, await this.#look(name, file));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return names.flatMap((name) => {
      const found = seen.get(name);
      return found ? [{ name, file: join(this.#folder, name), found }] : [];
    });
  }

  async #look(name: string, file: string): Promise<Look['found'] | undefined> {
    if (UNUSABLE.includes(extname(name).toLowerCase()))
      return { problem: 'is of a kind that is not shown; save it as JPEG, PNG, WebP or SVG' };
    if (!isPhoto(name) && !isVector(name)) return undefined;
    if (!FILE_NAME.test(name))
      return { problem: 'has a name that an address cannot hold; use letters, digits, hyphens and dots only' };
    try {
      const facts = await stat(file);
      if (!facts.isFile()) return { problem: 'is not a file; put the picture in its place' };
      const { size, mtimeMs, ctimeMs, ino } = facts;
      const stamp = [size, mtimeMs, ctimeMs, ino].join(' ');
      const known = this.#looks.get(name);
      if (known?.stamp === stamp) return known.found;
      const found = await this.#measure(name, file);
      this.#looks.set(name, { stamp, found });
      return found;
    } catch (error) {
      return { problem: readFailure(error) };
    }
  }

  async #measure(name: string, file: string): Promise<Look['found']> {
    const hash = await hashFile(file);
    try {
      return { hash, facts: (await this.#recall(name, hash)) ?? (await measurePicture(file)) };
    } catch (error) {
      if (error instanceof PictureError) return { problem: error.message };
      throw error;
    }
  }
}

/** Notes which files a photo is made into; where one of them is another photo's, that photo's name and nothing is noted. */
function claimVersions(makers: Map<string, string>, name: string, { width }: PictureFacts): string | undefined {
  const files = photoVersions(name, photoWidths(width)).map(({ file }) => file.toLowerCase());
  const taken = files.find((file) => makers.has(file));
  if (taken !== undefined) return makers.get(taken);
  for (const file of files) makers.set(file, name);
  return undefined;
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
