/** The side of a picture that its subject is on, in CSS's words and sharp's; its middle otherwise. */
export const IMAGE_FOCUSES = ['top', 'bottom', 'left', 'right'] as const;

export type ImageFocus = (typeof IMAGE_FOCUSES)[number];

/** A picture's measurements (decision 20), so that the layout doesn't shift while it loads. */
export interface ImageDetails {
  /** Pixels of the largest version, after EXIF rotation. */
  width: number;
  height: number;
  /** Widths in pixels of the AVIF and WebP versions; empty for vector pictures, which need none. */
  widths: number[];
  /** Placeholder color until the picture has loaded: one of the `tone-0` … `tone-15` classes. */
  tone: number;
  /** What crops of it keep. */
  focus?: ImageFocus | undefined;
  /** Set on a post's picture as long as it has no share picture. */
  unshared?: true | undefined;
}

/** The fields of an entity that describe its picture. */
export interface Picture {
  imageUrl: string;
  imageAlt?: string | undefined;
  image?: ImageDetails | undefined;
}

/** The address a browser loads: `images/x.svg` from the root; http stays (decision 19). */
export function imageSource(imageUrl: string): string {
  return isRemoteImage(imageUrl) || imageUrl.startsWith('/') ? imageUrl : `/${imageUrl}`;
}

/** The class that keeps the picture's subject where it is shown cropped (src/site/cards/picture.css). */
export function focusClass(focus: ImageFocus | undefined): string | undefined {
  return focus && `focus-${focus}`;
}

/** The address of a photo's version of this width in pixels, in this format. */
export function versionSource(imageUrl: string, width: number, format: 'avif' | 'webp'): string {
  return `${imageSource(imageUrl).replace(/\.\w+$/, '')}-${width}.${format}`;
}

/** The address of the smallest version of a picture, for where it's shown small. */
export function smallestSource({ imageUrl, image }: Picture): string {
  const width = image?.widths.length ? Math.min(...image.widths) : undefined;
  return width === undefined ? imageSource(imageUrl) : versionSource(imageUrl, width, 'webp');
}

/** True if another host has the picture (decision 19). */
export function isRemoteImage(imageUrl: string): boolean {
  return /^https?:\/\//.test(imageUrl);
}

/** The share picture below /share/, without extension: named as the picture. */
export function shareName(imageUrl: string): string {
  return imageUrl.slice(imageUrl.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}
