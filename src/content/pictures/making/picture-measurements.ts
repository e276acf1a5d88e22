import { extname } from 'node:path';
import type { FileKind } from '../../gate/content-gate.ts';

/** A picture's size after EXIF rotation, and its placeholder color. */
export interface PictureMeasurements {
  width: number;
  height: number;
  tone: number;
  clear: boolean;
}

/** The picture can't be used; the message tells the owner why and what to do. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** The page's background, behind transparent parts. */
export const PAPER = '#fbf6ec';

/** True for an SVG's name. */
export function isVector(name: string): boolean {
  return extname(name).toLowerCase() === '.svg';
}

/** Formats that cameras and programs save, but the site can't show. */
export const UNSUPPORTED = /\.(?:heic|heif|avif|gif|tiff?|bmp|jxl|jfif|psd)$/i;

/** True for a picture's name, even if it can't be shown. */
export function isPictureFile(name: string): boolean {
  return !name.startsWith('.') && (isPhoto(name) || isVector(name) || UNSUPPORTED.test(name));
}

/** How the gate should read a picture of this name. */
export function kindOfPicture(name: string): FileKind {
  return isVector(name) ? 'drawing' : 'photo';
}

/** True for the name of a bitmap that the site can show. */
export function isPhoto(name: string): boolean {
  return ['.jpg', '.jpeg', '.png', '.webp'].includes(extname(name).toLowerCase());
}
