import { extname } from 'node:path';

/**
 * What is known of a picture file as it is: its size in pixels after EXIF rotation, and its
 * placeholder color.
 */
export interface PictureMeasurements {
  width: number;
  height: number;
  tone: number;
  /** Whether something may be seen through it. */
  clear: boolean;
}

/** The picture cannot be used; the message says why and what to do, in the owner's words. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** Behind the clear parts of a picture: the page's paper. */
export const PAPER = '#fbf6ec';

export function isVector(name: string): boolean {
  return extname(name).toLowerCase() === '.svg';
}

export function isPhoto(name: string): boolean {
  return ['.jpg', '.jpeg', '.png', '.webp'].includes(extname(name).toLowerCase());
}
