/** The side that the subject is on, in the words of CSS and sharp; the middle if not given. */
export const IMAGE_FOCUSES = ['top', 'bottom', 'left', 'right'] as const;

export type ImageFocus = (typeof IMAGE_FOCUSES)[number];

/** A picture's measurements (decision 20), which keep the layout from shifting while it loads. */
export interface ImageDetails {
  /** Pixels of the largest version, after EXIF rotation. */
  width: number;
  height: number;
  /** Widths in pixels of the AVIF and WebP versions; empty for vector pictures. */
  widths: number[];
  /** The placeholder color: one of the classes `tone-0` to `tone-15`. */
  tone: number;
  focus?: ImageFocus | undefined;
  /** Set on a post's picture while it has no share picture. */
  unshared?: true | undefined;
}

export interface Picture {
  imageUrl: string;
  imageAlt?: string | undefined;
  image?: ImageDetails | undefined;
}

/** The address a browser loads: `images/x.svg` gets a leading slash; http stays (decision 19). */
export function imageSource(imageUrl: string): string {
  return isRemoteImage(imageUrl) || imageUrl.startsWith('/') ? imageUrl : `/${imageUrl}`;
}

/** The class that keeps the subject in view in a cropped picture (src/site/cards/picture.css). */
export function focusClass(focus: ImageFocus | undefined): string | undefined {
  return focus && `focus-${focus}`;
}

/** The address of a photo's version of this width in pixels. */
export function versionSource(imageUrl: string, width: number, format: 'avif' | 'webp'): string {
  return `${imageSource(imageUrl).replace(/\.\w+$/, '')}-${width}.${format}`;
}

/** The address of the smallest version, for thumbnails. */
export function smallestSource({ imageUrl, image }: Picture): string {
  const width = image?.widths.length ? Math.min(...image.widths) : undefined;
  return width === undefined ? imageSource(imageUrl) : versionSource(imageUrl, width, 'webp');
}

/** A picture in a row, as `Thumbnail` shows it. */
export interface Thumb {
  imageUrl?: string | undefined;
  focus?: ImageFocus | undefined;
}

/** A picture's smallest version, and what to keep of it in view. */
export function thumbOf(picture: Picture): Thumb {
  return { imageUrl: smallestSource(picture), focus: picture.image?.focus };
}

/** True if the picture is on another host (decision 19). */
export function isRemoteImage(imageUrl: string): boolean {
  return /^https?:\/\//.test(imageUrl);
}

/** The file name of the share picture below /share/, without extension. */
export function shareName(imageUrl: string): string {
  return imageUrl.slice(imageUrl.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}
