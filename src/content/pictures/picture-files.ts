import { photoWidths } from './making/photo-sizes.ts';
import { isPhoto } from './making/picture-measurements.ts';
import type { PictureAttempts } from './picture-attempts.ts';
import type { PictureNotes } from './picture-notes.ts';
import {
  type PictureRecord,
  readPictureRecords,
  removePictureFiles,
  writePictureRecord,
} from './picture-records.ts';
import { type SurveyedPicture, versionsOf } from './picture-survey.ts';
import type { SharePictures } from './share-pictures.ts';

export interface PictureFilesOptions {
  photoFolder: string;
  shares: SharePictures;
  attempts: PictureAttempts;
  notes: PictureNotes;
}

/** The files made from the owner's pictures, and the records of them. */
export class PictureFiles {
  readonly #options: PictureFilesOptions;
  readonly #firstVersions = new Map<string, Promise<void>>();
  #records = new Map<string, PictureRecord>();

  constructor(options: PictureFilesOptions) {
    this.#options = options;
  }

  async readRecords(): Promise<void> {
    this.#records = await readPictureRecords(this.#options.photoFolder);
  }

  get names(): string[] {
    return [...this.#records.keys()];
  }

  /** The picture's record, if it was made from the same bytes. */
  recordOf({ name, hash }: Pick<SurveyedPicture, 'name' | 'hash'>): PictureRecord | undefined {
    const record = this.#records.get(name);
    return record?.hash === hash ? record : undefined;
  }

  async remove(name: string): Promise<void> {
    await removePictureFiles(this.#options.photoFolder, name, this.#records.get(name));
    this.#records.delete(name);
  }

  /** Makes the first version, under the photo's own name, ahead of other work. Calls share it. */
  makeFirst(photo: SurveyedPicture): Promise<void> {
    const key = `${photo.hash} ${photo.name}`;
    let making = this.#firstVersions.get(key);
    if (making === undefined) {
      making = this.makeVersions(photo, versionsOf(photo).slice(0, 1), true).finally(() =>
        this.#firstVersions.delete(key),
      );
      this.#firstVersions.set(key, making);
    }
    return making;
  }

  /** True if the photo has no version yet, and no known fault. */
  async hasNone(photo: SurveyedPicture): Promise<boolean> {
    if (this.recordOf(photo)) return false;
    const { made, problem } = await this.#options.notes.read(photo.hash);
    return problem === undefined && !made.includes(photo.name);
  }

  /** Makes all or some versions, unless a record says that they exist. */
  async makeVersions(
    photo: SurveyedPicture,
    versions = versionsOf(photo),
    isUrgent = false,
  ): Promise<void> {
    if (this.recordOf(photo)) return;
    const { root, file, hash } = photo;
    const { attempts, photoFolder: folder } = this.#options;
    for (const version of versions)
      await attempts.make(hash, { kind: 'version', root, file, hash, version, folder, isUrgent });
  }

  /** Writes the record once its files exist, and again with a share picture. */
  async record(picture: SurveyedPicture): Promise<void> {
    const { name, hash, measurements } = picture;
    const { shares, attempts, notes } = this.#options;
    const known = this.recordOf(picture);
    const widths = isPhoto(name) ? photoWidths(measurements) : [];
    const record = known ?? { hash, ...measurements, widths, share: false, shareFailed: false };
    if (!known) await this.#write(name, record);
    if (shares.isMissing(picture, record))
      await this.#write(name, { ...record, ...(await shares.make(picture, attempts)) });
    await notes.remove(hash);
  }

  async #write(name: string, record: PictureRecord): Promise<void> {
    const { photoFolder } = this.#options;
    await removePictureFiles(photoFolder, name, this.#records.get(name), record);
    await writePictureRecord(photoFolder, name, record);
    this.#records.set(name, record);
  }
}
