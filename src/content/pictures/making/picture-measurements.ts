import { extname } from 'node:path';

/**
 * What is known about the picture file itself: its size in pixels after EXIF rotation, and its
 * placeholder color.
 */
export interface PictureMeasurements {
  width: number;
  height: number;
  tone: number;
  /** Whether it may have transparent parts. */
  clear: boolean;
}

/** The picture cannot be used; the message says why and what to do, in the owner's words. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** The color behind the transparent parts of a picture: the page's background. */
export const PAPER = '#fbf6ec';

export function isVector(name: string): boolean {
  return extname(name).toLowerCase() === '.svg';
}

export function isPhoto(name: string): boolean {
  return ['.jpg', '.jpeg', '.png', '.webp'].includes(extname(name).toLowerCase());
}
