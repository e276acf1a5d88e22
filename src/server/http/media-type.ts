import { extname } from 'node:path';

interface MediaType {
  type: string;
  kind: 'text' | 'picture' | 'vector' | 'font';
}

const MEDIA_TYPES: ReadonlyMap<string, MediaType> = new Map<string, MediaType>([
  ['.js', { type: 'text/javascript; charset=utf-8', kind: 'text' }],
  ['.css', { type: 'text/css; charset=utf-8', kind: 'text' }],
  ['.json', { type: 'application/json; charset=utf-8', kind: 'text' }],
  ['.txt', { type: 'text/plain; charset=utf-8', kind: 'text' }],
  ['.webmanifest', { type: 'application/manifest+json; charset=utf-8', kind: 'text' }],
  ['.woff2', { type: 'font/woff2', kind: 'font' }],
  ['.svg', { type: 'image/svg+xml; charset=utf-8', kind: 'vector' }],
  ['.ico', { type: 'image/x-icon', kind: 'picture' }],
  ['.png', { type: 'image/png', kind: 'picture' }],
  ['.jpg', { type: 'image/jpeg', kind: 'picture' }],
  ['.jpeg', { type: 'image/jpeg', kind: 'picture' }],
  ['.gif', { type: 'image/gif', kind: 'picture' }],
  ['.webp', { type: 'image/webp', kind: 'picture' }],
  ['.avif', { type: 'image/avif', kind: 'picture' }],
]);

/** The Content-Type of each kind of file that the site sends, by extension with its dot. */
export const contentTypes: readonly [extension: string, type: string][] = [...MEDIA_TYPES].map(
  ([extension, { type }]) => [extension, type],
);

/** The Content-Type for a file name; undefined if the site doesn't send such files. */
export function contentType(name: string): string | undefined {
  return mediaType(name)?.type;
}

/** False for formats that are already compressed. */
export function isCompressible(name: string): boolean {
  const kind = mediaType(name)?.kind;
  return kind === 'text' || kind === 'vector';
}

/** True for the name of a picture that the site sends. */
export function isPicture(name: string): boolean {
  const kind = mediaType(name)?.kind;
  return kind === 'picture' || kind === 'vector';
}

function mediaType(name: string): MediaType | undefined {
  return MEDIA_TYPES.get(extname(name).toLowerCase());
}
