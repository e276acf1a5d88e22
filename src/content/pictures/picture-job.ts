import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { measurePicture } from './making/measure-picture.ts';
import type { PhotoVersion } from './making/photo-sizes.ts';
import { PictureError, type PictureMeasurements } from './making/picture-measurements.ts';
import { makeSharePicture } from './making/share-picture.ts';
import { encodeVersion, readUprightPhoto, type UprightPhoto } from './making/upright-photo.ts';
import { writeWhole } from './making/write-whole.ts';

export interface MeasureJob {
  kind: 'measure';
  file: string;
}

/** `folder` and `target` say where what is made of the picture file goes. */
export type MakeJob =
  | { kind: 'version'; file: string; hash: string; version: PhotoVersion; folder: string }
  | { kind: 'share'; file: string; target: string };

/** What is done in the process for pictures. */
export type PictureJob = MeasureJob | MakeJob;

/**
 * How it went: done; the picture has a fault, in the owner's words; or the work failed, with the
 * system's code if it was the disk.
 */
export type PictureReply =
  | { measurements?: PictureMeasurements }
  | { fault: string }
  | { failure: string; code?: string };

/**
 * What the process for pictures says after a job: the reply, and by how many bytes its memory has
 * grown since its start.
 */
export interface PictureAnswer {
  reply: PictureReply;
  growth: number;
}

/** The photo that was read last, for the other versions of it. */
let last: { hash: string; photo: UprightPhoto } | undefined;

/** Does the job. Never rejects. */
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
  // Says with the system's code that a picture has gone.
  await stat(job.file);
  switch (job.kind) {
    case 'measure':
      return { measurements: await measurePicture(job.file) };
    case 'version': {
      last ??= { hash: job.hash, photo: await readUprightPhoto(job.file) };
      const { file, width } = job.version;
      await writeWhole(join(job.folder, file), await encodeVersion(last.photo, file, width));
      return {};
    }
    case 'share':
      await writeWhole(job.target, await makeSharePicture(job.file));
      return {};
  }
}
