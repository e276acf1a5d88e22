import { categories } from './categories.ts';
import { isWithin, type PageName, pages, paths } from './paths.ts';
import { townsWithPage } from './towns.ts';
import { isWordsPath } from './words-path.ts';

/** The subpages of each page, by its name. */
const below: Partial<Record<PageName, readonly string[]>> = {
  'things-to-do': categories.map(({ slug }) => paths.category(slug)),
  destinations: townsWithPage.map(({ slug }) => paths.destination(slug)),
};

/** The paths of all pages that exist regardless of the content, home first. */
export const fixedPaths: readonly string[] = Object.entries(pages).flatMap(([name, { path }]) => [
  path,
  ...(below[name as PageName] ?? []),
]);

/** The entries that have a page each. */
interface PageOwners {
  posts: readonly { id: number }[];
  ownPages?: readonly { slug: string }[];
}

/** The paths of all pages with status 200, fixed pages first. */
export function pagePaths({ posts, ownPages = [] }: PageOwners): string[] {
  return [
    ...fixedPaths,
    ...posts.map(({ id }) => paths.post(id)),
    ...ownPages.map(({ slug }) => paths.own(slug)),
  ];
}

/** Paths the server answers that are not pages. */
export const serverPaths = {
  feed: '/feed.xml',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/site.webmanifest',
  favicon: '/favicon.svg',
  alive: '/livez',
  ready: '/readyz',
  /** A list of the API that no page reads yet (decision 27). */
  calendar: '/api/calendar',
} as const;

const reserved: ReadonlySet<string> = new Set(Object.values(serverPaths));

/** True if the server answers the path before it looks for a page or a redirect. */
export function isReserved(path: string): boolean {
  return (
    reserved.has(path) || isWithin(path, '/api') || isWithin(path, '/assets') || isWordsPath(path)
  );
}
