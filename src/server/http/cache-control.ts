import type { ResponseHeaders } from './http-exchange.ts';

/**
 * How long browsers and CDNs may keep what we send. `no-transform` is on everything that a phone
 * may keep: it compares the bytes with the hashes in /offline.json. Content is revalidated on every
 * visit, with a 304 from memory; a CDN may serve it for ten seconds, a minute more while it
 * fetches, and a day while we cannot be reached, which `must-revalidate` would forbid.
 */
export const CONTENT_CACHE =
  'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400, no-transform';

/**
 * The API's, for as long. Browsers would show an old list and never the new one they fetch, so only
 * caches in between hear of stale-while-revalidate (RFC 9213).
 */
export const API_CACHE: ResponseHeaders = {
  'cache-control': 'public, max-age=0, s-maxage=10, stale-if-error=86400, no-transform',
  'cdn-cache-control':
    'public, max-age=10, stale-while-revalidate=60, stale-if-error=86400, no-transform',
};

/** Files whose name contains a hash of their contents. */
export const HASHED_FILE_CACHE = 'public, max-age=31536000, immutable, no-transform';

/** The few files with fixed names, such as the icons. */
export const PUBLIC_FILE_CACHE = 'public, max-age=86400, stale-if-error=604800, no-transform';

/** Pictures in the content folder: the owner may replace one under the same name. */
export const PICTURE_CACHE =
  'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800, no-transform';

/** The service worker: with an old one, a phone could never be told of the new one. */
export const REVALIDATED_CACHE = 'no-cache';

/** Errors and responses about the server itself. */
export const NEVER_CACHE = 'no-store';
