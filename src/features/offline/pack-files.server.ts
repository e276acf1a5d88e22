import type { DayContent } from '../../model/content/day-content.ts';
import { apiPaths, paths, SEARCH_ADDRESS } from '../../model/paths.ts';
import { serverPaths } from '../../model/site-paths.ts';
import type { ApiCache } from '../../server/edition/api-cache.ts';
import type { PageCache } from '../../server/edition/page-cache.ts';
import type { Pictures } from '../../server/edition/pictures.ts';
import type { Resource } from '../../server/edition/resource.ts';
import type { StaticFiles } from '../../server/edition/static-files.ts';
import { wordSet } from '../../server/edition/word-set.ts';
import { searchIndex } from '../search/search-index.server.ts';

export interface PackSource {
  content: DayContent;
  pages: PageCache;
  api: ApiCache;
  files: StaticFiles;
  pictures: Pictures;
}

/** Hardly anyone reads older posts offline. */
const MOST_POSTS = 50;

const NOT_FOR_VISITORS: readonly string[] = [
  serverPaths.feed,
  serverPaths.sitemap,
  serverPaths.robots,
  '/apple-touch-icon.png',
  '/icon-512.png',
];

const BUILT = /^\/(?:assets|months|towns)\/|^\/(?:favicon\.svg|icon-192\.png)$/;

export interface PackAddresses {
  always: readonly string[];
  posts: readonly (readonly string[])[];
  olderPosts: number;
}

/** What a phone keeps, except pictures, which depend on the pages. */
export function packAddresses({ content, pages, api, files }: PackSource): PackAddresses {
  const posts = content.posts.map(({ id }) => [paths.post(id), apiPaths.post(id)]);
  const examples = [...content.entryPages.values()].filter(({ isExample }) => isExample);
  const leftOut = new Set([
    ...[...posts.flat(), ...NOT_FOR_VISITORS],
    ...examples.flatMap(({ path, apiPath = path }) => [path, apiPath, `${path}.svg`]),
  ]);
  const all = [
    ...pages.paths,
    ...answerPaths(content, api.listPaths),
    ...wordSet(content.words).modules.keys(),
    ...[...files.keys()].filter((path) => BUILT.test(path)),
  ];
  return {
    always: all.filter((address) => !leftOut.has(address)),
    posts: posts.slice(0, MOST_POSTS),
    olderPosts: Math.max(0, posts.length - MOST_POSTS),
  };
}

/** The bytes that the server sends for a path; undefined if there is nothing. */
export async function packFile(
  address: string,
  source: PackSource,
): Promise<Uint8Array | undefined> {
  const text = wordSet(source.content.words).modules.get(address);
  if (text !== undefined) return Buffer.from(text);
  return (await findFile(address, source))?.body.identity.bytes;
}

/** What the server sends for a path, except page words; undefined if there is nothing. */
export async function findFile(
  address: string,
  { pages, api, files, pictures }: PackSource,
): Promise<Resource | undefined> {
  const file = (await pictures.get(address)) ?? files.get(address);
  return file ?? pages.cache.get(address) ?? (await api.get(address));
}

/** The owner's pictures that a page uses. */
export function picturesIn(html: string, pictures: Pictures): string[] {
  const addresses = [...html.matchAll(/\/images\/[^\s"'()<>,#]+/g)].map(([address]) => address);
  return addresses.filter((address) => pictures.has(address));
}

/** All drawings, and the smallest WebP of each photo, since every browser shows WebP. */
export function smallestPictures(addresses: Iterable<string>): string[] {
  const chosen = new Map<string, { address: string; width: number }>();
  for (const address of addresses) {
    const [, photo = address, width] = /^(.*)-(\d+)\.webp$/.exec(address) ?? [];
    const name = photo.replace(/(?:-\d+)?\.(?:avif|jpe?g|png|webp)$/, '');
    const candidate = { address, width: width === undefined ? Infinity : Number(width) };
    if (candidate.width < (chosen.get(name)?.width ?? Infinity) || !chosen.has(name))
      chosen.set(name, candidate);
  }
  return [...chosen.values()].map(({ address }) => address);
}

/** The paths of everything pages fetch: the API's lists and entries, and the search index. */
export function answerPaths(content: DayContent, listPaths: readonly string[]): string[] {
  const entries = [...content.entryPages.values()].flatMap(({ apiPath }) => apiPath ?? []);
  return [...listPaths, SEARCH_ADDRESS, searchIndex(content).path, ...entries];
}
