import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Content } from '../../model/content.ts';
import { imageSource, shareName } from '../../model/image/image.ts';
import { isPhoto, PictureError } from './making/picture-measurements.ts';
import type { PictureAttempts } from './picture-attempts.ts';
import { type PictureRecord, shareFile } from './picture-records.ts';
import type { SurveyedPicture } from './picture-survey.ts';

export interface SharePicturesOptions {
  /** Where the files made of pictures go. */
  photoFolder: string;
  /** What the build has made share pictures of: names by hashes (readShareSources). */
  built: ReadonlyMap<string, string>;
  log: Logger;
}

type ShareState = Pick<PictureRecord, 'share' | 'shareFailed'>;

/**
 * Which of the posts' pictures have a share picture, and the making of those that the build has not
 * made.
 */
export class SharePictures {
  readonly #options: SharePicturesOptions;
  /**
   * The picture that has the share picture of a name: a photo and a drawing may differ in their
   * endings only.
   */
  #owners: ReadonlyMap<string, string> = new Map();

  constructor(options: SharePicturesOptions) {
    this.#options = options;
  }

  /**
   * Says which pictures need a share picture: those of the posts, which have pages of their own.
   */
  want(pictures: readonly SurveyedPicture[], posts: Content['posts']): void {
    const shown = new Set(posts.map(({ imageUrl }) => imageSource(imageUrl)));
    const wanted = pictures.filter(({ name }) => shown.has(`/images/${name}`));
    this.#owners = new Map(
      wanted.reverse().map(({ name }) => [shareName(name).toLowerCase(), name]),
    );
  }

  /** True if the share picture is there; `record` is what is known of the picture. */
  has(picture: SurveyedPicture, record: PictureRecord | undefined): boolean {
    return this.#isWanted(picture) && (record?.share === true || this.#isBuilt(picture));
  }

  /** True if it should be made. */
  isMissing(picture: SurveyedPicture, record: PictureRecord | undefined): boolean {
    return this.#isWanted(picture) && !this.has(picture, record) && record?.shareFailed !== true;
  }

  /**
   * Makes it; if the picture cannot be made into one, that is logged and not tried again. The sizes
   * of a photo must have been made. Throws what the disk says.
   */
  async make(
    { name, file, hash }: SurveyedPicture,
    attempts: PictureAttempts,
  ): Promise<ShareState> {
    const { photoFolder, log } = this.#options;
    const source = isPhoto(name) ? join(photoFolder, name) : file;
    try {
      await attempts.make(hash, {
        kind: 'share',
        file: source,
        target: join(photoFolder, shareFile(name)),
      });
      return { share: true, shareFailed: false };
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      log.error(
        { picture: name, problem: error.message },
        'a share picture could not be made; the default one stands for it',
      );
      return { share: false, shareFailed: true };
    }
  }

  #isWanted({ name }: SurveyedPicture): boolean {
    return this.#owners.get(shareName(name).toLowerCase()) === name;
  }

  #isBuilt({ name, hash }: SurveyedPicture): boolean {
    return this.#options.built.get(shareName(name)) === hash;
  }
}
