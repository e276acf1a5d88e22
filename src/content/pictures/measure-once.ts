import type { ContentPath } from '../gate/content-gate.ts';
import type { PictureMeasurements } from './making/picture-measurements.ts';
import { PictureAttempts } from './picture-attempts.ts';
import { PictureNotes } from './picture-notes.ts';
import { PictureProcess } from './picture-process.ts';

/** Measures a picture file. Throws PictureError if it can't be used. */
export type MeasurePicture = (
  name: string,
  path: ContentPath,
  hash: string,
) => Promise<PictureMeasurements>;

/** Measures pictures one at a time, unless remembered. Failures aren't, so they are retried. */
export function measureOnce(remembered = new PictureNotes(undefined)): MeasurePicture {
  const attempts = new PictureAttempts(new PictureProcess(), new PictureNotes(undefined));
  return async (_, path, hash) => {
    const { measurements: known } = await remembered.read(hash);
    if (known) return known;
    const measurements = await attempts.measure(path, hash);
    await remembered.change(hash, { measurements });
    return measurements;
  };
}
