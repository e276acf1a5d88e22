import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import type { ContentPath } from '../gate/content-gate.ts';
import { DiskFaults } from './disk-faults.ts';
import { isPhoto, PictureError, type PictureMeasurements } from './making/picture-measurements.ts';
import { PictureAttempts } from './picture-attempts.ts';
import { PictureFiles } from './picture-files.ts';
import { NOTE_FOLDER, PictureNotes } from './picture-notes.ts';
import { PictureProcess } from './picture-process.ts';
import type { Survey, SurveyedPicture } from './picture-survey.ts';
import type { SharePictures } from './share-pictures.ts';

export interface PictureWorkOptions {
  photoFolder: string;
  log: Logger;
  /** Milliseconds until a full disk is tried again. */
  diskPause?: number | undefined;
}

const DISK_PAUSE = 10_000;

/** Measures pictures, and makes files from them in background rounds, one at a time. */
export class PictureWork {
  readonly files: PictureFiles;
  readonly #options: PictureWorkOptions;
  readonly #shares: SharePictures;
  readonly #process = new PictureProcess();
  readonly #notes: PictureNotes;
  readonly #attempts: PictureAttempts;
  readonly #disk: DiskFaults;
  readonly #failed = new Set<string>();
  #making: Promise<void> | undefined;
  #newest: Survey | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: PictureWorkOptions, shares: SharePictures) {
    this.#options = options;
    this.#shares = shares;
    this.#disk = new DiskFaults(options.photoFolder, options.log);
    this.#notes = new PictureNotes(join(options.photoFolder, NOTE_FOLDER));
    this.#attempts = new PictureAttempts(this.#process, this.#notes);
    this.files = new PictureFiles({
      photoFolder: options.photoFolder,
      shares,
      attempts: this.#attempts,
      notes: this.#notes,
    });
  }

  /** A picture's measurements, from its record or taken now. Throws PictureError. */
  async measure(name: string, path: ContentPath, hash: string): Promise<PictureMeasurements> {
    return this.files.recordOf({ name, hash }) ?? (await this.#attempts.measure(path, hash));
  }

  /** Makes one version of each photo that lacks any. Resolves to usable photos without one. */
  async makeFirst(pictures: readonly SurveyedPicture[]): Promise<string[]> {
    const photos = pictures.filter(({ name }) => isPhoto(name));
    // A round in progress hasn't handled its faults yet.
    if (!this.#making) this.#disk.forget();
    for (const photo of photos) await this.#attempt(photo, () => this.files.makeFirst(photo));
    const hasNone = await Promise.all(photos.map((photo) => this.files.hasNone(photo)));
    return photos.filter((_, index) => hasNone[index]).map(({ name }) => name);
  }

  /** Starts making what's missing. What is found during a round waits for the next one. */
  makeMissing(survey: Survey): void {
    this.#newest = survey;
    if (this.#closed || this.#making) return;
    clearTimeout(this.#retry);
    const missing = survey.pictures.filter((picture) => {
      const record = this.files.recordOf(picture);
      return (
        (!record || this.#shares.isMissing(picture, record)) && !this.#failed.has(picture.hash)
      );
    });
    const present = new Set(
      [...survey.pictures, ...survey.problems].map(({ file }) => basename(file)),
    );
    const gone = this.files.names.filter((name) => !present.has(name));
    if (missing.length + gone.length === 0) return;
    this.#making = this.#makeAll(missing, gone, survey.hashes)
      .catch((error: unknown) => this.#disk.add(error))
      .finally(() => this.#endRound(survey));
  }

  /** Resolves after the round in progress, to the names of photos without files. */
  async made(): Promise<string[]> {
    await this.#making;
    const photos = this.#newest?.pictures.filter(({ name }) => isPhoto(name)) ?? [];
    return photos.filter((photo) => !this.files.recordOf(photo)).map(({ name }) => name);
  }

  /** Stops immediately; resolves once nothing is being made. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#process.close();
    await this.#making;
  }

  #endRound(survey: Survey): void {
    this.#making = undefined;
    if (this.#closed) return;
    const { diskPause = DISK_PAUSE } = this.#options;
    const makeNewest = () => this.makeMissing(this.#newest ?? survey);
    if (this.#newest !== survey && !this.#disk.isFull) makeNewest();
    else if (this.#disk.any) this.#retry = setTimeout(makeNewest, diskPause).unref();
  }

  /** Makes one size of every photo first, so that none is missing for long. */
  async #makeAll(
    missing: SurveyedPicture[],
    gone: string[],
    hashes: ReadonlySet<string>,
  ): Promise<void> {
    const { log } = this.#options;
    const photos = missing.filter(({ name }) => isPhoto(name));
    this.#disk.forget();
    for (const name of gone) await this.files.remove(name);
    await this.#notes.keepOnly(hashes);
    for (const picture of missing) {
      if (!isPhoto(picture.name)) await this.#attempt(picture, () => this.files.record(picture));
    }
    for (const photo of photos) await this.#attempt(photo, () => this.files.makeFirst(photo));
    for (const [index, photo] of photos.entries()) {
      const isReady = await this.#attempt(photo, async () => {
        await this.files.makeVersions(photo);
        await this.files.record(photo);
      });
      if (isReady)
        log.info(
          { photo: photo.name, done: index + 1, of: photos.length },
          'the sizes of a photo are ready',
        );
    }
    this.#disk.end();
  }

  /** True if the work is done; false if it failed, which is logged once, or can't be done now. */
  async #attempt(picture: SurveyedPicture, work: () => Promise<void>): Promise<boolean> {
    const { name, hash } = picture;
    if (this.#closed || this.#failed.has(hash) || this.#disk.isFull) return false;
    try {
      await work();
      return !this.#closed;
    } catch (error) {
      if (this.#closed) return false;
      if (error instanceof PictureError) {
        this.#failed.add(hash);
        this.#options.log.error(
          { picture: name, problem: error.message },
          'the sizes of a picture could not be made',
        );
      } else this.#disk.add(error, name);
      return false;
    }
  }
}
