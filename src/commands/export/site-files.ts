import type { Snapshot } from '../../content/snapshot.ts';
import { apiListPaths } from '../../server/api.ts';
import type { ApiCache } from '../../server/api-cache.ts';
import type { EncodedBody } from '../../server/encoded-body.ts';
import type { PageCache } from '../../server/page-cache.ts';
import type { Pictures } from '../../server/pictures.ts';
import type { Renderer } from '../../server/renderer.ts';
import type { SecurityHeaders } from '../../server/security-headers.ts';
import type { StaticFiles } from '../../server/static-files.ts';
import { apiPaths } from '../../site/paths.ts';
import { NO_SUCH_PAGE, NO_SUCH_POST, NO_SUCH_POST_ANSWER, NO_SUCH_ROUTE_ANSWER } from './special-files.ts';

/** All that the site is made of. */
export interface SiteParts {
  snapshot: Snapshot;
  security: SecurityHeaders;
  pages: PageCache;
  api: ApiCache;
  documents: Renderer['documents'];
  files: StaticFiles;
  pictures: Pictures;
}

export interface SiteFile {
  /** Relative to the folder of the export. */
  file: string;
  body: EncodedBody;
}

/**
 * Every file of the exported site with the bytes that the server sends, and how many there are. Pages are made one at a time, so that
 * ten thousand posts need no more memory than ten.
 */
export function siteFiles(parts: SiteParts): { total: number; files: AsyncGenerator<SiteFile> } {
  const { snapshot, pages, api, documents, files, pictures } = parts;
  const answers = [...apiListPaths, ...snapshot.posts.map(({ id }) => apiPaths.post(id))];
  const special = [
    { file: NO_SUCH_PAGE, body: pages.notFound(`/${NO_SUCH_PAGE}`).body },
    { file: NO_SUCH_POST, body: pages.missingPost.body },
    { file: NO_SUCH_POST_ANSWER, body: api.noSuchPost.body },
    { file: NO_SUCH_ROUTE_ANSWER, body: api.noSuchRoute.body },
  ];
  const builtFiles = [...files].filter(([path]) => !pictures.has(path));
  const total = pages.paths.length + answers.length + builtFiles.length + pictures.paths.length + special.length;
  return { total, files: allFiles() };

  async function* allFiles(): AsyncGenerator<SiteFile> {
    for (const path of pages.paths) yield made(documents.has(path) ? path.slice(1) : pageFile(path), pages.cache.get(path));
    for (const path of answers) yield made(`${path.slice(1)}.json`, api.cache.get(path));
    for (const [path, { body }] of builtFiles) yield { file: path.slice(1), body };
    for (const path of pictures.paths) yield made(path.slice(1), await pictures.get(path));
    yield* special;
  }
}

/** Names without a slash at the end, so that hosts answer /blog with blog.html and do not redirect to /blog/. */
function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function made(file: string, resource: { body: EncodedBody } | undefined): SiteFile {
  if (resource === undefined) throw new Error(`${file} could not be made; run the export again.`);
  return { file, body: resource.body };
}
