import sharp from 'sharp';
import type { OpenContentFile } from '../../gate/open-content-file.ts';
import { isVector } from './picture-measurements.ts';

// Its cache knows pictures by their paths, and the path of an open file is soon that of another one.
sharp.cache(false);

/** For sharp: a drawing as bytes, so it can't refer to files; a photo by its path, for memory. */
export async function pictureInput(
  picture: OpenContentFile,
  name: string,
): Promise<Buffer | string> {
  return isVector(name) ? await picture.read() : picture.path;
}
