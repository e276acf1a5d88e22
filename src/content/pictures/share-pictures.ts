import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { imageSource, shareName } from '../../model/image.ts';
import type { Content } from '../snapshot.ts';
import { isPhoto } from './picture-facts.ts';
import { type PictureRecord, shareFile } from './picture-records.ts';
import type { SurveyedPicture } from './picture-survey.ts';
import { makeSharePicture } from './share-picture.ts';

export interface SharePicturesFacts {
  /** Where the files made of pictures go. */
  photoFolder: string;
  /** What the build has made share pictures of: names by hashes (readShareSources). */
  built: ReadonlyMap<string, string>;
  log: Logger;
}

/** Which of the posts' pictures have a share picture, and the making of those that the build has not made. */
export class SharePictures {
  readonly #facts: SharePicturesFacts;
  readonly #failed = new Set<string>();
  /** The picture that has the share picture of a name: a photo and a drawing may differ in their endings only. */
  #owners: ReadonlyMap<string, string> = new Map();

  constructor(facts: SharePicturesFacts) {
    this.#facts = facts;
  }

  /** Says which pictures need a share picture: those of the posts, which have pages of their own. */
  want(pictures: readonly SurveyedPicture[], posts: Content['posts']): void {
    const shown = new Set(posts.map(({ imageUrl }) => imageSource(imageUrl)));
    const wanted = pictures.filter(({ name }) => shown.has(`/images/${name}`));
    this.#owners = new Map(wanted.reverse().map(({ name }) => [shareName(name).toLowerCase(), name]));
  }

  /** True if the share picture is there; `record` is what is known of the picture. */
  has(picture: SurveyedPicture, record: PictureRecord | undefined): boolean {
    return this.#isWanted(picture) && (record?.share === true || this.#isBuilt(picture));
  }

  /** True if it should be made. */
  isMissing(picture: SurveyedPicture, record: PictureRecord | undefined): boolean {
    return this.#isWanted(picture) && !this.has(picture, record) && !this.#failed.has(picture.hash);
  }

  /** Makes it; false if that fails, which is logged once. The sizes of a photo must have been made. */
  async make({ name, file, hash }: SurveyedPicture): Promise<boolean> {
    const { photoFolder, log } = this.#facts;
    const target = join(photoFolder, shareFile(name));
    const part = `${target}.${process.pid}.part`;
    try {
      await mkdir(join(target, '..'), { recursive: true });
      await writeFile(part, await makeSharePicture(isPhoto(name) ? join(photoFolder, name) : file));
      await rename(part, target);
      return true;
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      this.#failed.add(hash);
      log.error({ err: error, picture: name }, 'a share picture could not be made; the default one stands for it');
      return false;
    }
  }

  #isWanted({ name }: SurveyedPicture): boolean {
    return this.#owners.get(shareName(name).toLowerCase()) === name;
  }

  #isBuilt({ name, hash }: SurveyedPicture): boolean {
    return this.#facts.built.get(shareName(name)) === hash;
  }
}
