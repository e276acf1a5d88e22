import { isLeftover } from '../files/leftover.ts';
import type { ContentPath } from '../gate/content-gate.ts';
import { openContentFile } from '../gate/open-content-file.ts';
import { isPhoto, isVector, kindOfPicture } from './making/picture-measurements.ts';

/** True for the name of a picture that works in a URL (image-schema). */
export function isPictureName(name: string): boolean {
  return /^\w[\w.-]*$/.test(name) && (isPhoto(name) || isVector(name)) && !isLeftover(name);
}

/** The SHA-256 of the picture's bytes. Throws RefusedFile, or the system's error. */
export async function hashPicture(path: ContentPath): Promise<string> {
  await using picture = await openContentFile(path, kindOfPicture(path.file));
  return await picture.hash();
}
