import type { ResponseHeaders } from './http-exchange.ts';

/**
 * Browsers revalidate content on every visit, with a 304 from memory. A CDN may serve it for ten
 * seconds, a minute more while it revalidates, and a day while we're unreachable, which
 * `must-revalidate` would forbid. `no-transform` is on all that phones cache offline, as they
 * compare it with the hashes in /offline.json.
 */
export const CONTENT_CACHE =
  'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400, no-transform';

/**
 * The same for the API. Only shared caches get stale-while-revalidate (RFC 9213): a browser would
 * show the old list, and never the new one it fetched.
 */
export const API_CACHE: ResponseHeaders = {
  'cache-control': 'public, max-age=0, s-maxage=10, stale-if-error=86400, no-transform',
  'cdn-cache-control':
    'public, max-age=10, stale-while-revalidate=60, stale-if-error=86400, no-transform',
};

/** Files with a hash of their content in the name. */
export const HASHED_FILE_CACHE = 'public, max-age=31536000, immutable, no-transform';

/** Files with fixed names, such as icons. */
export const PUBLIC_FILE_CACHE = 'public, max-age=86400, stale-if-error=604800, no-transform';

/** Pictures in the content folder, which the owner may replace under the same name. */
export const PICTURE_CACHE =
  'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800, no-transform';

/** The service worker: a cached old one would keep phones from ever getting the new one. */
export const REVALIDATED_CACHE = 'no-cache';

export const NEVER_CACHE = 'no-store';
