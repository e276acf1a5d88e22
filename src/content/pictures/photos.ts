import { mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Logger } from 'pino';
import { type ImageFacts, imageSource } from '../../model/image.ts';
import { type ContentProblem, describeProblems } from '../content-source.ts';
import { extended } from '../packed-body.ts';
import type { Content } from '../snapshot.ts';
import { LARGEST_WIDTH, makePhotoVersion, type PhotoVersion, photoVersions, photoWidths } from './photo-sizes.ts';
import { isPhoto } from './picture-facts.ts';
import { type PictureRecord, readPictureRecords, removePictureFiles, writePictureRecord } from './picture-records.ts';
import { PictureSurvey, type SurveyedPicture } from './picture-survey.ts';
import { SharePictures } from './share-pictures.ts';

export interface PhotosFacts {
  /** The owner's pictures, content/images. */
  imagesFolder: string;
  /** Where the files made of photos go, and a record of each picture. */
  photoFolder: string;
  /** Of several processes that share the folder, one makes the files. */
  makes: boolean;
  /** What the build has made share pictures of: names by hashes. */
  builtShares: ReadonlyMap<string, string>;
  log: Logger;
}

/**
 * The owner's pictures as the site shows them (issue 4, point 3; decision 20). Content gets their measurements at once; the AVIF and WebP
 * versions of photos and the share pictures of posts are made in the background, once, and are listed from the next reading after they
 * are there.
 */
export class Photos {
  readonly #facts: PhotosFacts;
  readonly #survey: PictureSurvey;
  readonly #shares: SharePictures;
  readonly #failed = new Set<string>();
  #records = new Map<string, PictureRecord>();
  #reported = '';
  #making: Promise<void> | undefined;
  #nextRound: (() => void) | undefined;
  #closed = false;

  constructor(facts: PhotosFacts) {
    this.#facts = facts;
    this.#survey = new PictureSurvey(facts.imagesFolder, async (name, hash) => this.#recordOf({ name, hash }));
    this.#shares = new SharePictures({ photoFolder: facts.photoFolder, built: facts.builtShares, log: facts.log });
  }

  /** The folders whose changes change what `attach` gives. Makes the second one where it is missing. */
  async watchedFolders(): Promise<string[]> {
    const { photoFolder, log } = this.#facts;
    await mkdir(photoFolder, { recursive: true }).catch((error) =>
      log.error({ err: error, photoFolder }, 'the folder for photos cannot be made'),
    );
    return [this.#facts.imagesFolder, this.#facts.photoFolder];
  }

  /** The content with the measurements of its pictures. A picture that cannot be used is logged and gets none. */
  async attach(content: Content): Promise<Content> {
    this.#records = await readPictureRecords(this.#facts.photoFolder);
    const { pictures, problems } = await this.#survey.read();
    this.#report(describeProblems(problems));
    this.#shares.want(pictures, content.posts);
    if (this.#facts.makes) this.#makeMissing(pictures, problems);
    const withImage = (factsOf: (picture: SurveyedPicture) => ImageFacts) => {
      const images = new Map(pictures.map((picture) => [`/images/${picture.name}`, factsOf(picture)]));
      return <Shown extends { imageUrl: string }>(shown: Shown) =>
        extended(shown, 'image', images.get(imageSource(shown.imageUrl)));
    };
    const activities = content.activities.map(withImage((picture) => this.#imageFacts(picture)));
    const posts = content.posts.map(withImage((picture) => this.#shareImageFacts(picture)));
    return { ...content, activities, posts };
  }

  /** Resolves when the files are made that the last reading found missing. */
  async made(): Promise<void> {
    await this.#making;
  }

  /** Stops making files; resolves when none is half made. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#making;
  }

  #imageFacts({ name, hash, facts: { width, height, tone } }: SurveyedPicture): ImageFacts {
    if (!isPhoto(name)) return { width, height, widths: [], tone };
    const scale = Math.min(1, LARGEST_WIDTH / width);
    const widths = this.#recordOf({ name, hash })?.widths ?? [];
    return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)), widths, tone };
  }

  #shareImageFacts(picture: SurveyedPicture): ImageFacts {
    const facts = this.#imageFacts(picture);
    return this.#shares.has(picture, this.#recordOf(picture)) ? facts : { ...facts, unshared: true };
  }

  #recordOf({ name, hash }: Pick<SurveyedPicture, 'name' | 'hash'>): PictureRecord | undefined {
    const record = this.#records.get(name);
    return record?.hash === hash ? record : undefined;
  }

  #report(problems: string[]): void {
    const text = problems.join('\n');
    if (text !== '' && text !== this.#reported)
      this.#facts.log.error({ problems }, 'these pictures cannot be shown; the rest is served');
    this.#reported = text;
  }

  /** One round at a time; what is found during a round is made after it. Files made of a photo stay when a broken one takes its place. */
  #makeMissing(pictures: SurveyedPicture[], problems: ContentProblem[]): void {
    if (this.#making) {
      this.#nextRound = () => this.#makeMissing(pictures, problems);
      return;
    }
    const missing = pictures.filter((picture) => {
      const record = this.#recordOf(picture);
      return (!record || this.#shares.isMissing(picture, record)) && !this.#failed.has(picture.hash);
    });
    const present = new Set([...pictures, ...problems].map(({ file }) => basename(file)));
    const gone = [...this.#records.keys()].filter((name) => !present.has(name));
    if (this.#closed || missing.length + gone.length === 0) return;
    this.#making = this.#makeAll(missing, gone)
      .catch((error: unknown) => this.#facts.log.error({ err: error }, 'the sizes of photos cannot be made'))
      .finally(() => this.#endRound());
  }

  #endRound(): void {
    const next = this.#nextRound;
    this.#making = undefined;
    this.#nextRound = undefined;
    next?.();
  }

  /** First every photo in one size, so that none is missing for long; then the other sizes of each, which take seconds. */
  async #makeAll(missing: SurveyedPicture[], gone: string[]): Promise<void> {
    const { log, photoFolder } = this.#facts;
    const photos = missing.filter(({ name }) => isPhoto(name));
    await mkdir(photoFolder, { recursive: true });
    for (const name of gone) {
      await removePictureFiles(photoFolder, name, this.#records.get(name));
      this.#records.delete(name);
    }
    for (const picture of missing) {
      if (!isPhoto(picture.name)) await this.#attempt(picture, () => this.#record(picture));
    }
    for (const photo of photos) await this.#attempt(photo, () => this.#makeFirst(photo));
    for (const [index, photo] of photos.entries()) {
      const isReady = await this.#attempt(photo, () => this.#makeOthers(photo));
      if (isReady) log.info({ photo: photo.name, done: index + 1, of: photos.length }, 'the sizes of a photo are ready');
    }
  }

  /** True where the work was done; false where it failed, which is logged once, or where the time for it is over. */
  async #attempt({ name, hash }: SurveyedPicture, work: () => Promise<void>): Promise<boolean> {
    if (this.#closed || this.#failed.has(hash)) return false;
    try {
      await work();
      return !this.#closed;
    } catch (error) {
      this.#failed.add(hash);
      this.#facts.log.error(
        { err: error, picture: name },
        'the sizes of a picture could not be made; they are tried again at the next start',
      );
      return false;
    }
  }

  async #makeFirst(photo: SurveyedPicture): Promise<void> {
    if (this.#recordOf(photo)) return;
    const [first] = versionsOf(photo);
    if (first) await makePhotoVersion(photo.file, first, this.#facts.photoFolder);
  }

  async #makeOthers(photo: SurveyedPicture): Promise<void> {
    const versions = this.#recordOf(photo) ? [] : versionsOf(photo).slice(1);
    for (const version of versions) {
      if (this.#closed) return;
      await makePhotoVersion(photo.file, version, this.#facts.photoFolder);
    }
    await this.#record(photo);
  }

  /** Written last, so that the record stands for files that are all there. */
  async #record(picture: SurveyedPicture): Promise<void> {
    const { photoFolder } = this.#facts;
    const { name, hash, facts } = picture;
    const known = this.#recordOf(picture);
    const share = this.#shares.isMissing(picture, known) ? await this.#shares.make(picture) : known?.share === true;
    const record: PictureRecord = { hash, ...facts, widths: isPhoto(name) ? photoWidths(facts.width) : [], share };
    await removePictureFiles(photoFolder, name, this.#records.get(name), record);
    await writePictureRecord(photoFolder, name, record);
    this.#records.set(name, record);
  }
}

function versionsOf({ name, facts }: SurveyedPicture): PhotoVersion[] {
  return photoVersions(name, photoWidths(facts.width));
}
