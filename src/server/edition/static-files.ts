import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { HASHED_FILE_CACHE, PUBLIC_FILE_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import { contentType, isCompressible, isPicture } from '../http/media-type.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { Resource } from './resource.ts';

/** The files of the built site by URL path. */
export type StaticFiles = ReadonlyMap<string, Resource>;

/**
 * Reads the browser's build into memory: everything in `folder` except HTML, and files or folders
 * whose name begins with a dot. Files in assets/ have a hash in their name. Symlinks to files are
 * followed. No file is ever looked up by what a visitor sends. `made` is called with each body, to
 * compress it.
 */
export function readStaticFiles(
  folder: string,
  security: SecurityHeaders,
  made: (body: EncodedBody) => void,
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
    const body = new EncodedBody(readFileSync(file), isCompressible(entry.name));
    const headers = {
      ...(isPicture(entry.name) ? security.picture : security.data),
      'content-type': type,
      'cache-control': path.startsWith('/assets/') ? HASHED_FILE_CACHE : PUBLIC_FILE_CACHE,
    };
    files.set(path, new Resource({ status: 200, headers, body, ranges: true }));
    made(body);
  }
  return files;
}
