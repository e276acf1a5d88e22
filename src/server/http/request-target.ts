import { canonicalPath } from '../../model/site-path.ts';

export interface RequestTarget {
  path: string;
  /** With its question mark, or empty. */
  query: string;
  /** False if the path was written differently; a known path then redirects. */
  canonical: boolean;
}

/**
 * Parses a request target (decision 17): path and query, or an absolute URL whose host was checked.
 * Undefined if it's invalid (RFC 9112, 3.2); 'not-found' if it begins with two slashes.
 */
export function readTarget(target: string): RequestTarget | 'not-found' | undefined {
  if (!/^[\x21-\x22\x24-\x7e]+$/.test(target)) return undefined;
  const [, origin, written = '', query = ''] =
    /^(https?:\/\/[^/?]+)?([^?]*)(\?.*)?/i.exec(target) ?? [];
  const path = origin !== undefined && written === '' ? '/' : written;
  if (!path.startsWith('/')) return undefined;
  const tidy = canonicalPath(path);
  if (path.startsWith('//') && tidy !== '/') return 'not-found';
  return { path: tidy, query, canonical: tidy === path };
}
