import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { SEARCH_WORKER, WORKER_ADDRESS } from '../../model/paths.ts';
import { HASHED_FILE_CACHE, PUBLIC_FILE_CACHE, REVALIDATED_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import { contentType, isCompressible, isPicture } from '../http/media-type.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { Resource } from './resource.ts';

export type StaticFiles = ReadonlyMap<string, Resource>;

/** Served as the service worker if OFFLINE is off; unregisters itself. */
const REMOVING_WORKER = '.sw-off.js';

interface StaticFilesOptions {
  /** False if phones may not cache the guide; those that have must remove it. */
  offline?: boolean | undefined;
}

/**
 * Reads the browser's build into memory, except HTML and hidden files; names in assets/ have a
 * hash. Visitors' paths are only keys, never file paths. Calls `made` with each body.
 */
export function readStaticFiles(
  folder: string,
  security: SecurityHeaders,
  made: (body: EncodedBody) => void,
  { offline = true }: StaticFilesOptions = {},
): StaticFiles {
  const files = new Map<string, Resource>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const type = contentType(entry.name);
    if (
      type === undefined ||
      path.includes('/.') ||
      !statSync(file, { throwIfNoEntry: false })?.isFile()
    )
      continue;
    const isWorker = path === WORKER_ADDRESS;
    const source = isWorker && !offline ? join(folder, REMOVING_WORKER) : file;
    const body = new EncodedBody(readFileSync(source), isCompressible(entry.name));
    const isAnyWorker = isWorker || path.startsWith(SEARCH_WORKER);
    const kind = isAnyWorker ? 'worker' : isPicture(entry.name) ? 'picture' : 'data';
    const headers = {
      ...security[kind],
      'content-type': type,
      'cache-control': isWorker
        ? REVALIDATED_CACHE
        : path.startsWith('/assets/')
          ? HASHED_FILE_CACHE
          : PUBLIC_FILE_CACHE,
    };
    files.set(path, new Resource({ status: 200, headers, body, ranges: true }));
    made(body);
  }
  return files;
}
