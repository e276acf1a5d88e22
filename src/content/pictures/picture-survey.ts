import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContentProblem } from '../content-source.ts';
import { stampOf } from '../files/folder-fingerprint.ts';
import { isLeftover } from '../files/leftover.ts';
import { readFailure } from '../files/text-file.ts';
import {
  type ContentPath,
  isPassing,
  listContentFolder,
  readContentFile,
  requireFile,
} from '../gate/content-gate.ts';
import { openContentFile } from '../gate/open-content-file.ts';
import { type PhotoVersion, photoVersions, photoWidths } from './making/photo-sizes.ts';
import {
  isPhoto,
  isVector,
  kindOfPicture,
  PictureError,
  type PictureMeasurements,
  UNSUPPORTED,
} from './making/picture-measurements.ts';
import { type MeasurePicture, measureOnce } from './measure-once.ts';
import { PictureNotes } from './picture-notes.ts';

export interface SurveyedPicture extends ContentPath {
  name: string;
  hash: string;
  measurements: PictureMeasurements;
}

export interface Survey {
  /** All files except leftovers, whether pictures or not. */
  names: readonly string[];
  pictures: SurveyedPicture[];
  /** One for each unusable picture; the other content isn't affected. */
  problems: ContentProblem[];
  hashes: Set<string>;
}

/** Inside the cache folder: commands' measurements. */
export const MEASURED_FOLDER = 'measured';

/** In pixels; pages show photos at least this wide. */
const LEAST_WIDTH = 480;

interface Look {
  stamp: string;
  found: { hash: string; measurements: PictureMeasurements } | { hash?: string; problem: string };
}

/** The files made from a photo. */
export function versionsOf({ name, measurements }: SurveyedPicture): PhotoVersion[] {
  return photoVersions(name, photoWidths(measurements));
}

/** Checks a folder's pictures; reads a file only if it has changed since. */
export class PictureSurvey {
  readonly #measure: MeasurePicture;
  readonly #looks = new Map<string, Look>();

  constructor(measure: MeasurePicture = measureOnce()) {
    this.#measure = measure;
  }

  /** A survey that stores measurements in the folder, for later ones. */
  static remembering(folder: string): PictureSurvey {
    return new PictureSurvey(measureOnce(new PictureNotes(folder)));
  }

  /** The folder's pictures; none if it's missing. Links may lead elsewhere in the content. */
  async read(folder: string): Promise<Survey> {
    const root = dirname(folder);
    const pictures: SurveyedPicture[] = [];
    const problems: ContentProblem[] = [];
    const hashes = new Set<string>();
    const makers = new Map<string, string>();
    const names = namesIn({ root, file: folder }, problems);
    for (const name of names) {
      const file = join(folder, name);
      const found = await this.#look(name, { root, file });
      if (!found) continue;
      if (found.hash !== undefined) hashes.add(found.hash);
      const twin =
        isPhoto(name) && 'measurements' in found
          ? claimVersions(makers, name, found.measurements)
          : undefined;
      if ('problem' in found) problems.push({ file, message: found.problem });
      else if (twin !== undefined) {
        const message = `would be made into files with the same names as ${twin}; rename one of the two`;
        problems.push({ file, message });
      } else pictures.push({ name, root, file, ...found });
    }
    return { names, pictures, problems, hashes };
  }

  async #look(name: string, path: ContentPath): Promise<Look['found'] | undefined> {
    if (UNSUPPORTED.test(name))
      return { problem: 'is in a format that cannot be shown; save it as JPEG, PNG, WebP or SVG' };
    if (!isPhoto(name) && !isVector(name)) return undefined;
    const badName =
      'has a name that does not work in a web address; use only letters, digits, hyphens and dots';
    if (!isPictureName(name)) return { problem: badName };
    try {
      const stats = await stat(path.file);
      requireFile(stats, kindOfPicture(name));
      // Each new hard link changes ctime, though the bytes never change.
      const stamp = stampOf(stats.nlink > 1 ? { ...stats, ctimeMs: 0 } : stats);
      const known = this.#looks.get(name);
      if (known?.stamp === stamp) return known.found;
      const found = await this.#read(name, path);
      this.#looks.set(name, { stamp, found });
      return found;
    } catch (error) {
      if (isPassing(error)) throw error;
      return { problem: readFailure(error) };
    }
  }

  async #read(name: string, path: ContentPath): Promise<Look['found']> {
    const hash = await hashPicture(path);
    try {
      const measurements = await this.#measure(name, path, hash);
      const { width } = measurements;
      if (!isPhoto(name) || width >= LEAST_WIDTH) return { hash, measurements };
      const problem = `is ${width} pixels wide, which would look blurred; save it at least ${LEAST_WIDTH} wide`;
      return { hash, problem };
    } catch (error) {
      if (error instanceof PictureError)
        return { hash, problem: otherFormat(path) ?? error.message };
      throw error;
    }
  }
}

/** Phones save photos as HEIC, and renaming doesn't convert them. */
function otherFormat(path: ContentPath): string | undefined {
  const brand = readContentFile(path, kindOfPicture(path.file)).toString('latin1', 4, 12);
  const [, format] = /^ftyp(hei|hev|mif|avif)/.exec(brand) ?? [];
  if (format === undefined) return undefined;
  const name = format === 'avif' ? 'AVIF' : 'HEIC, as telephones save photos';
  return `is ${name}, whatever its name says; save it as JPEG, PNG, WebP or SVG`;
}

/** The names of possible pictures; reports a problem if the folder can't be read. */
function namesIn(folder: ContentPath, problems: ContentProblem[]): string[] {
  try {
    const names = listContentFolder(folder);
    return names.filter((name) => !isLeftover(name)).sort();
  } catch (error) {
    if (isPassing(error)) throw error;
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      problems.push({ file: folder.file, message: readFailure(error) });
    return [];
  }
}

/** Claims the names of a photo's versions; returns the other photo's name if one is taken. */
function claimVersions(
  makers: Map<string, string>,
  name: string,
  measurements: PictureMeasurements,
): string | undefined {
  const files = photoVersions(name, photoWidths(measurements)).map(({ file }) =>
    file.toLowerCase(),
  );
  const taken = files.find((file) => makers.has(file));
  if (taken !== undefined) return makers.get(taken);
  for (const file of files) makers.set(file, name);
  return undefined;
}

/** True for a picture's name that works in a URL (image-schema). */
function isPictureName(name: string): boolean {
  return /^\w[\w.-]*$/.test(name) && (isPhoto(name) || isVector(name)) && !isLeftover(name);
}

/** The SHA-256 of a picture. Throws RefusedFile, or the system's error. */
export async function hashPicture(path: ContentPath): Promise<string> {
  await using picture = await openContentFile(path, kindOfPicture(path.file));
  return await picture.hash();
}
