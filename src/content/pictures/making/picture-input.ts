import sharp from 'sharp';
import type { OpenContentFile } from '../../gate/open-content-file.ts';
import { isVector } from './picture-measurements.ts';

// Its cache knows pictures by their paths, and the path of an open file is soon that of another one.
sharp.cache(false);

/**
 * The picture for sharp: a drawing as its bytes, so that it can't refer to other files; a photo by its
 * path, as reading it whole would take too much memory. Throws RefusedFile if a drawing is too large.
 */
export async function pictureInput(
  picture: OpenContentFile,
  name: string,
): Promise<Buffer | string> {
  return isVector(name) ? await picture.read() : picture.path;
}
