import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '../../model/content/content.ts';
import type { ImageDetails } from '../../model/image/image.ts';
import { describeProblems, type Tolerance } from '../content-source.ts';
import { largestVersion } from './making/photo-sizes.ts';
import { isPhoto } from './making/picture-measurements.ts';
import { RECORD_FOLDER, readPictureRecords } from './picture-records.ts';
import { PictureSurvey, type Survey, type SurveyedPicture } from './picture-survey.ts';
import { PictureWork, type PictureWorkOptions } from './picture-work.ts';
import { withPictures } from './pictured-lists.ts';
import { SharePictures } from './share-pictures.ts';
import { type ShownPictures, shownPictures } from './shown-pictures.ts';

const NOT_SHOWN = 'until then, the picture is not shown';

export interface PhotosOptions extends PictureWorkOptions {
  imagesFolder: () => string;
  /** Whether content waits until each photo has a version, so that pages lack no picture. */
  waits?: () => boolean;
  /** The sources of the build's share pictures: hashes by name. */
  builtShares: ReadonlyMap<string, string>;
}

/**
 * The owner's pictures as the site shows them (decision 20). Content gets measurements immediately;
 * smaller versions and share pictures are made in the background.
 */
export class Photos {
  readonly #options: PhotosOptions;
  readonly #survey: PictureSurvey;
  readonly #shares: SharePictures;
  readonly #work: PictureWork;
  #problems: string[] = [];
  #shown: ShownPictures | undefined;

  constructor(options: PhotosOptions) {
    this.#options = options;
    this.#shares = new SharePictures({
      photoFolder: options.photoFolder,
      built: options.builtShares,
      log: options.log,
    });
    this.#work = new PictureWork(options, this.#shares);
    this.#survey = new PictureSurvey((name, path, hash) => this.#work.measure(name, path, hash));
  }

  /** The folder that changes with each picture that is made; creates it if needed. */
  async watchedFolder(): Promise<string> {
    const { photoFolder, log } = this.#options;
    const folder = join(photoFolder, RECORD_FOLDER);
    await mkdir(folder, { recursive: true }).catch((error) =>
      log.error({ err: error, folder }, 'the folder for photos cannot be created'),
    );
    return folder;
  }

  /**
   * Adds the pictures' measurements to the content. A drawing replaces a missing or unusable
   * picture; `tolerance` hears of the latter. Rejects if it waits, and one isn't ready.
   */
  async attach(content: Content, tolerance?: Tolerance): Promise<Content> {
    const survey = await (this.#options.waits?.() ? this.#readReady() : this.#read());
    const { pictures, problems } = survey;
    this.#problems = describeProblems(problems);
    this.#shown = shownPictures(
      pictures,
      problems.map(({ file }) => file),
    );
    if (problems.length > 0) tolerance?.heldBack([{ problems, instead: NOT_SHOWN }]);
    this.#shares.want(pictures, content);
    this.#work.makeMissing(survey);
    const images = new Map(
      pictures.map((picture) => [`/images/${picture.name}`, this.#imageDetails(picture)]),
    );
    return withPictures(content, images);
  }

  /** The problems of unusable pictures, as of the last reading. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** Which pictures may be served, as of the last reading; before it, what is on disk. */
  async shown(): Promise<ShownPictures> {
    if (this.#shown) return this.#shown;
    const { imagesFolder, photoFolder } = this.#options;
    const folder = imagesFolder();
    const known = [...(await readPictureRecords(photoFolder))].map(([name, { hash }]) => ({
      name,
      root: dirname(folder),
      file: join(folder, name),
      hash,
    }));
    return this.#shown ?? shownPictures(known, []);
  }

  /** Resolves once what was missing at the last reading has been made, to what can't be. */
  async made(): Promise<string[]> {
    return await this.#work.made();
  }

  /** Stops making files; resolves once none is half made. */
  async close(): Promise<void> {
    await this.#work.close();
  }

  async #read(): Promise<Survey> {
    await this.#work.files.readRecords();
    return await this.#survey.read(this.#options.imagesFolder());
  }

  async #readReady(): Promise<Survey> {
    const survey = await this.#read();
    const missing = await this.#work.makeFirst(survey.pictures);
    if (missing.length > 0)
      throw new Error(`these pictures are not ready to be shown: ${missing.join(', ')}`);
    return survey;
  }

  #imageDetails(picture: SurveyedPicture): ImageDetails {
    const { width, height, tone } = picture.measurements;
    const record = this.#work.files.recordOf(picture);
    const size = isPhoto(picture.name)
      ? { ...largestVersion(picture.measurements), widths: record?.widths ?? [] }
      : { width, height, widths: [] };
    return { ...size, tone, ...(!this.#shares.has(picture, record) && { unshared: true }) };
  }
}
