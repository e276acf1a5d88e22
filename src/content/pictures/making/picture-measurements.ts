import { extname } from 'node:path';
import type { FileKind } from '../../gate/content-gate.ts';

/** What is known about a picture's file: its size after EXIF rotation, its placeholder color. */
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

/** True for an SVG by its name. */
export function isVector(name: string): boolean {
  return extname(name).toLowerCase() === '.svg';
}

/** Picture formats that cameras and programs save but that the site can't show. */
export const UNSUPPORTED = /\.(?:heic|heif|avif|gif|tiff?|bmp|jxl|jfif|psd)$/i;

/** True for a picture by its name, whether it can be shown or not. */
export function isPictureFile(name: string): boolean {
  return !name.startsWith('.') && (isPhoto(name) || isVector(name) || UNSUPPORTED.test(name));
}

/** How the gate is to read a picture of this name. */
export function kindOfPicture(name: string): FileKind {
  return isVector(name) ? 'drawing' : 'photo';
}

/** True for a picture of pixels that the site can show, by its name. */
export function isPhoto(name: string): boolean {
  return ['.jpg', '.jpeg', '.png', '.webp'].includes(extname(name).toLowerCase());
}
