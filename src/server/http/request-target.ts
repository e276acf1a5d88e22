import { canonicalPath } from '../../model/site/site-path.ts';

export interface RequestTarget {
  /** The path in the one form under which the site knows it, if it knows it at all. */
  path: string;
  /** The query with its question mark, or empty. */
  query: string;
  /**
   * False where the path was written otherwise than `path` says and a known path is to be reached
   * by a redirect.
   */
  canonical: boolean;
}

/**
 * Reads the target of a request line (decision 17): path and query, or an absolute URL, whose host
 * plays no part. The fragment is dropped, percent-encoded letters, digits and `-._~` are decoded,
 * once; trailing and doubled slashes are taken out. Undefined for what is no http target.
 * 'not-found' for a path that begins with two slashes, which could lead off the site.
 */
export function readTarget(target: string): RequestTarget | 'not-found' | undefined {
  if (!/^[\x21-\x7e]+$/.test(target)) return undefined;
  const [, origin, written = '', query = ''] =
    /^(https?:\/\/[^/?#]+)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const path = origin !== undefined && written === '' ? '/' : written;
  if (!path.startsWith('/')) return undefined;
  const tidy = canonicalPath(path);
  if (path.startsWith('//') && tidy !== '/') return 'not-found';
  return { path: tidy, query, canonical: tidy === path };
}
