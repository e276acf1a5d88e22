import { join } from 'node:path';
import type { ImageFocus } from '../../model/image/image.ts';
import { writeWhole } from '../files/write-whole.ts';
import type { ContentPath } from '../gate/content-gate.ts';
import { openContentFile } from '../gate/open-content-file.ts';
import { measurePicture } from './making/measure-picture.ts';
import type { PhotoVersion } from './making/photo-sizes.ts';
import { pictureInput } from './making/picture-input.ts';
import {
  kindOfPicture,
  PictureError,
  type PictureMeasurements,
} from './making/picture-measurements.ts';
import { makeSharePicture } from './making/share-picture.ts';
import { encodeVersion, readUprightPhoto, type UprightPhoto } from './making/upright-photo.ts';

export interface MeasureJob extends ContentPath {
  kind: 'measure';
}

/** The result is written to `folder` or `target`. */
export type MakeJob = ContentPath &
  (
    | {
        kind: 'version';
        hash: string;
        version: PhotoVersion;
        folder: string;
        isUrgent: boolean;
      }
    | { kind: 'share'; target: string; focus: ImageFocus | undefined }
  );

export type PictureJob = MeasureJob | MakeJob;

/** Done; the picture's fault in the owner's words; or a failure, with an error code if any. */
export type PictureReply =
  | { measurements?: PictureMeasurements }
  | { fault: string }
  | { failure: string; code?: string };

/** The reply, and by how many bytes the process has grown since it started. */
export interface PictureAnswer {
  reply: PictureReply;
  growth: number;
}

let last: { hash: string; photo: UprightPhoto } | undefined;

/** Runs the job. Never rejects. */
export async function doPictureJob(job: PictureJob): Promise<PictureReply> {
  try {
    if (job.kind !== 'version' || job.hash !== last?.hash) last = undefined;
    return await doJob(job);
  } catch (error) {
    if (error instanceof PictureError) return { fault: error.message };
    const { message, code } = error as NodeJS.ErrnoException;
    return { failure: message, ...(code !== undefined && { code }) };
  }
}

async function doJob(job: PictureJob): Promise<PictureReply> {
  // Throws the system's error if the picture is gone.
  await using picture = await openContentFile(job, kindOfPicture(job.file));
  switch (job.kind) {
    case 'measure':
      return { measurements: await measurePicture(picture, job.file) };
    case 'version': {
      last ??= { hash: job.hash, photo: await readUprightPhoto(picture.path) };
      const { file, width } = job.version;
      await writeWhole(join(job.folder, file), await encodeVersion(last.photo, file, width));
      return {};
    }
    case 'share':
      await writeWhole(
        job.target,
        await makeSharePicture(await pictureInput(picture, job.file), job.focus),
      );
      return {};
  }
}
