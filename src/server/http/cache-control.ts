import type { ResponseHeaders } from './http-exchange.ts';

/**
 * How long browsers and CDNs may keep what we send.
 *
 * `no-transform` is on everything that a phone may keep for when there is no signal: it compares the
 * bytes with the hashes in /offline.json, so nothing on the way may shorten a script or shrink a
 * picture. Whether and how they are compressed on the way makes no difference to the hash.
 *
 * Content (pages, feeds) is revalidated on every visit and answered with 304 from memory, so an
 * edit shows within seconds. A CDN may serve it for ten seconds, for another minute while it
 * fetches the new version, and for a day while we cannot be reached; `must-revalidate` would forbid
 * the latter two. Purging by the X-Revision header makes edits immediate there too.
 */
export const CONTENT_CACHE =
  'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400, no-transform';

/**
 * The API's responses, for just as long. Browsers honor stale-while-revalidate too, and would show
 * an old list while they fetch a new one that they never show; so only the caches in between are
 * told about it (RFC 9213).
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
