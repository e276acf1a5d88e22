import type { ResponseHeaders } from './http-exchange.ts';

/**
 * How long others may keep what we send.
 *
 * Content (pages, feeds) is asked for anew at every visit and answered with 304 from memory, so
 * that an edit is seen within seconds. A CDN may serve it for ten seconds, a minute more while it
 * fetches the new one, and a day while we cannot be reached; there is no `must-revalidate`, which
 * would forbid the latter two. A purge by the X-Revision header makes edits immediate there too.
 */
export const CONTENT_CACHE =
  'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400';

/**
 * The API's answers, for as long. Browsers obey stale-while-revalidate as well, and would show an
 * old list while they fetch the new one in vain; so only caches in between are told of it (RFC
 * 9213).
 */
export const API_CACHE: ResponseHeaders = {
  'cache-control': 'public, max-age=0, s-maxage=10, stale-if-error=86400',
  'cdn-cache-control': 'public, max-age=10, stale-while-revalidate=60, stale-if-error=86400',
};

/** Files whose name is a hash of what is in them. */
export const HASHED_FILE_CACHE = 'public, max-age=31536000, immutable';

/** The few files with a fixed name, such as the icons. */
export const PUBLIC_FILE_CACHE = 'public, max-age=86400, stale-if-error=604800';

/** Pictures of the content folder: the owner may replace one under the same name. */
export const PICTURE_CACHE =
  'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800';

/** Errors, redirects of faulty addresses and answers about the server itself. */
export const NEVER_CACHE = 'no-store';
