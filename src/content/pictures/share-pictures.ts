import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Content } from '../../model/content/content.ts';
import { type ImageFocus, imageSource, shareName } from '../../model/image/image.ts';
import { isPhoto, PictureError } from './making/picture-measurements.ts';
import type { PictureAttempts } from './picture-attempts.ts';
import { type PictureRecord, shareFile } from './picture-records.ts';
import type { SurveyedPicture } from './picture-survey.ts';
import { leadPictures } from './pictured-lists.ts';

export interface SharePicturesOptions {
  photoFolder: string;
  /** The sources of the build's share pictures: hashes by name (readShareSources). */
  built: ReadonlyMap<string, string>;
  log: Logger;
}

type ShareState = Pick<PictureRecord, 'share' | 'shareFailed' | 'shareFocus'>;

/** Knows which pictures have a share picture, and makes those that the build didn't. */
export class SharePictures {
  readonly #options: SharePicturesOptions;
  /** The picture for each share picture's name, which a photo and an SVG may have in common. */
  #owners: ReadonlyMap<string, string> = new Map();
  #focuses: ReadonlyMap<string, ImageFocus | undefined> = new Map();

  constructor(options: SharePicturesOptions) {
    this.#options = options;
  }

  /** Sets which pictures need a share picture: those of entries with a page. */
  want(pictures: readonly SurveyedPicture[], content: Content): void {
    this.#focuses = new Map(
      leadPictures(content).map(({ imageUrl = '', imageFocus }) => [
        imageSource(imageUrl),
        imageFocus,
      ]),
    );
    const wanted = pictures.filter(({ name }) => this.#focuses.has(`/images/${name}`));
    this.#owners = new Map(
      wanted.reverse().map(({ name }) => [shareName(name).toLowerCase(), name]),
    );
  }

  /** True if the share picture exists; `record` is the picture's. */
  has(picture: SurveyedPicture, record: PictureRecord | undefined): boolean {
    return this.#isWanted(picture) && this.#isMade(picture, record);
  }

  isMissing(picture: SurveyedPicture, record: PictureRecord | undefined): boolean {
    return this.#isWanted(picture) && !this.has(picture, record) && record?.shareFailed !== true;
  }

  /**
   * Makes the share picture, after a photo's sizes. If the picture can't be made into one, logs
   * that and doesn't retry. Throws the disk's error.
   */
  async make(
    { name, root, file, hash }: SurveyedPicture,
    attempts: PictureAttempts,
  ): Promise<ShareState> {
    const { photoFolder, log } = this.#options;
    const source = isPhoto(name)
      ? { root: photoFolder, file: join(photoFolder, name) }
      : { root, file };
    try {
      const target = join(photoFolder, shareFile(name));
      const focus = this.#focusOf(name);
      await attempts.make(hash, { kind: 'share', ...source, target, focus });
      return { share: true, shareFailed: false, shareFocus: focus };
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      log.error(
        { picture: name, problem: error.message },
        'a share picture could not be made; the default one is used instead',
      );
      return { share: false, shareFailed: true };
    }
  }

  #isWanted({ name }: SurveyedPicture): boolean {
    return this.#owners.get(shareName(name).toLowerCase()) === name;
  }

  /** One that was made here is served; the build's keep the middle. */
  #isMade({ name, hash }: SurveyedPicture, record: PictureRecord | undefined): boolean {
    const focus = this.#focusOf(name);
    if (record?.share) return record.shareFocus === focus;
    return focus === undefined && this.#options.built.get(shareName(name)) === hash;
  }

  #focusOf(name: string): ImageFocus | undefined {
    return this.#focuses.get(`/images/${name}`);
  }
}
