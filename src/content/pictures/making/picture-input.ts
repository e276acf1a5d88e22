import sharp from 'sharp';
import type { OpenContentFile } from '../../gate/open-content-file.ts';
import { isVector } from './picture-measurements.ts';

// sharp caches by path, and an open file's path is soon reused for another one.
sharp.cache(false);

/** For sharp: a drawing as bytes, so it can't refer to files; a photo by path, to save memory. */
export async function pictureInput(
  picture: OpenContentFile,
  name: string,
): Promise<Buffer | string> {
  return isVector(name) ? await picture.read() : picture.path;
}
