import { categories } from './categories.ts';
import type { EntryPages } from './entry-page.ts';
import {
  CALENDAR_ADDRESS,
  isWithin,
  OFFLINE_ADDRESS,
  OFFLINE_BUNDLES,
  type PageName,
  PLAN_ADDRESS,
  pages,
  paths,
  WORKER_ADDRESS,
} from './paths.ts';
import { townsWithPage } from './towns.ts';
import { isWordsPath } from './words-path.ts';

const below: Partial<Record<PageName, readonly string[]>> = {
  'things-to-do': categories.map(({ slug }) => paths.category(slug)),
  destinations: townsWithPage.map(({ slug }) => paths.destination(slug)),
};

/** The paths of all pages that don't depend on the content, home first. */
export const fixedPaths: readonly string[] = Object.entries(pages).flatMap(([name, { path }]) => [
  path,
  ...(below[name as PageName] ?? []),
]);

/** The paths of all pages that answer 200: fixed pages first, posts last. */
export function pagePaths({ entryPages }: { entryPages: EntryPages }): string[] {
  return [...fixedPaths, ...entryPages.keys()];
}

export const serverPaths = {
  feed: '/feed.xml',
  eventsCalendar: paths.eventsCalendar,
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/site.webmanifest',
  favicon: '/favicon.svg',
  alive: '/livez',
  ready: '/readyz',
  calendar: CALENDAR_ADDRESS,
  plan: PLAN_ADDRESS,
  offline: OFFLINE_ADDRESS,
  offlineWords: OFFLINE_BUNDLES.words,
  offlinePictures: OFFLINE_BUNDLES.pictures,
  worker: WORKER_ADDRESS,
} as const;

const reserved: ReadonlySet<string> = new Set(Object.values(serverPaths));

/** True if the server answers the path before it looks for pages and redirects. */
export function isReserved(path: string): boolean {
  return (
    reserved.has(path) || isWithin(path, '/api') || isWithin(path, '/assets') || isWordsPath(path)
  );
}

/** A static export's pages for what doesn't exist. No post has such a name: they are numbers. */
export const missingPages = {
  page: '/404',
  activity: '/missing-activity',
  event: '/missing-event',
  post: '/missing-post',
} as const;

/** Not available to the owner: pictures, cabins, and a static export's own files. */
const OTHER_FILES: ReadonlySet<string> = new Set([
  '/images',
  paths.cabins,
  '/index',
  ...Object.values(missingPages),
]);

const fixed: ReadonlySet<string> = new Set(fixedPaths);

/** True if the guide itself has the path; it wins over an own page (decision 32). */
export function isTaken(path: string): boolean {
  return fixed.has(path) || OTHER_FILES.has(path) || isReserved(path);
}
