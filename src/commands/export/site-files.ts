import { offlineList } from '../../features/offline/offline-list.server.ts';
import { answerPaths } from '../../features/offline/pack-files.server.ts';
import type { DayContent } from '../../model/content/day-content.ts';
import { apiPaths, OFFLINE_ADDRESS, paths } from '../../model/paths.ts';
import { missingPages } from '../../model/site-paths.ts';
import type { ApiCache } from '../../server/edition/api-cache.ts';
import type { PageCache } from '../../server/edition/page-cache.ts';
import type { Pictures } from '../../server/edition/pictures.ts';
import type { Renderer } from '../../server/edition/renderer.ts';
import type { StaticFiles } from '../../server/edition/static-files.ts';
import { wordSet } from '../../server/edition/word-set.ts';
import { EncodedBody } from '../../server/http/encoded-body.ts';
import type { SecurityHeaders } from '../../server/http/security-headers.ts';

export const NO_SUCH_PAGE = fileOf(missingPages.page);
export const NO_SUCH_POST = fileOf(missingPages.post);
export const NO_SUCH_ACTIVITY = fileOf(missingPages.activity);
export const NO_SUCH_EVENT = fileOf(missingPages.event);
export const NO_SUCH_POST_ANSWER = 'missing-post.json';
export const NO_SUCH_ROUTE_ANSWER = 'missing-route.json';

function fileOf(path: string): string {
  return `${path.slice(1)}.html`;
}

export interface SiteParts {
  content: DayContent;
  security: SecurityHeaders;
  pages: PageCache;
  api: ApiCache;
  documents: Renderer['documents'];
  files: StaticFiles;
  pictures: Pictures;
  /** The snapshot's revision, if phones may keep the guide. */
  offlineRevision?: string | undefined;
}

export interface SiteFile {
  file: string;
  body: EncodedBody;
}

/** All files of the exported site. Pages are rendered one at a time. */
export function siteFiles(parts: SiteParts): { names: string[]; files: AsyncGenerator<SiteFile> } {
  const { content, pages, api, files, pictures, offlineRevision } = parts;
  const builtFiles = [...files].filter(([path]) => !pictures.has(path));
  const sources: FileSource[] = [
    ...pages.paths.map((path) => ({
      file: pages.documents.has(path) ? path.slice(1) : pageFile(path),
      body: () => pages.cache.get(path)?.body,
    })),
    ...answerPaths(content, api.listPaths).map((path) => ({
      file: path.endsWith('.json') ? path.slice(1) : `${path.slice(1)}.json`,
      body: () => api.cache.get(path)?.body,
    })),
    ...builtFiles.map(([path, { body }]) => ({ file: path.slice(1), body: () => body })),
    ...[...wordSet(content.words).modules].map(([path, text]) => ({
      file: path.slice(1),
      body: () => bodyOf(text),
    })),
    ...pictures.paths.map((path) => ({
      file: path.slice(1),
      body: async () => (await pictures.get(path))?.body,
    })),
    ...(offlineRevision === undefined
      ? []
      : [
          {
            file: OFFLINE_ADDRESS.slice(1),
            body: async () => bodyOf(JSON.stringify(await offlineList(parts, offlineRevision))),
          },
        ]),
    { file: NO_SUCH_PAGE, body: () => pages.missing(`/${NO_SUCH_PAGE}`).body },
    { file: NO_SUCH_ACTIVITY, body: () => pages.missing(paths.activity('404')).body },
    { file: NO_SUCH_EVENT, body: () => pages.missing(paths.event('404')).body },
    { file: NO_SUCH_POST, body: () => pages.missing(paths.post(0)).body },
    { file: NO_SUCH_POST_ANSWER, body: () => api.missing(apiPaths.post(0)).body },
    { file: NO_SUCH_ROUTE_ANSWER, body: () => api.missing(`/api/${NO_SUCH_ROUTE_ANSWER}`).body },
  ];
  return { names: sources.map(({ file }) => file), files: makeAll(sources) };
}

function bodyOf(text: string): EncodedBody {
  return new EncodedBody(Buffer.from(text));
}

interface FileSource {
  file: string;
  body: () => EncodedBody | undefined | Promise<EncodedBody | undefined>;
}

async function* makeAll(sources: readonly FileSource[]): AsyncGenerator<SiteFile> {
  for (const source of sources) {
    const body = await source.body();
    if (body === undefined)
      throw new Error(`${source.file} could not be made; run the export again.`);
    yield { file: source.file, body };
  }
}

/** No trailing slash, so that hosts serve blog.html for /blog and don't redirect to /blog/. */
function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
