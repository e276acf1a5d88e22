import { OFFLINE_ADDRESS, WORKER_ADDRESS } from '../../model/paths.ts';
import type { StaticFiles } from '../../server/edition/static-files.ts';
import {
  HASHED_FILE_CACHE,
  PICTURE_CACHE,
  PUBLIC_FILE_CACHE,
  REVALIDATED_CACHE,
} from '../../server/http/cache-control.ts';

/** How long browsers may cache a path, or everything below it if the path ends with a slash. */
export interface CacheRule {
  path: string;
  cacheControl: string;
}

/** Rules for everything but content, which browsers revalidate on every visit. */
export function cacheRules(files: StaticFiles): CacheRule[] {
  const publicPaths = new Set(
    [...files.keys()].map((path) => /^\/[^/]+\/?/.exec(path)?.[0] ?? path),
  );
  publicPaths.delete('/assets/');
  return [
    { path: '/assets/', cacheControl: HASHED_FILE_CACHE },
    { path: '/words/', cacheControl: HASHED_FILE_CACHE },
    { path: '/images/', cacheControl: PICTURE_CACHE },
    { path: OFFLINE_ADDRESS, cacheControl: REVALIDATED_CACHE },
    ...[...publicPaths].sort().map((path) => ({
      path,
      cacheControl: path === WORKER_ADDRESS ? REVALIDATED_CACHE : PUBLIC_FILE_CACHE,
    })),
  ];
}
