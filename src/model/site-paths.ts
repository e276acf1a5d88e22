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

/** The paths of all pages with status 200, fixed pages first, posts last. */
export function pagePaths({ entryPages }: { entryPages: EntryPages }): string[] {
  return [...fixedPaths, ...entryPages.keys()];
}

/** Paths the server answers that are not pages. */
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

/** True if the server answers the path before it looks for a page or a redirect. */
export function isReserved(path: string): boolean {
  return (
    reserved.has(path) || isWithin(path, '/api') || isWithin(path, '/assets') || isWordsPath(path)
  );
}

/** What a static export shows for what doesn't exist; no post is named so: its name is a number. */
export const missingPages = {
  page: '/404',
  activity: '/missing-activity',
  event: '/missing-event',
  post: '/missing-post',
} as const;

/** Where nothing of the owner's can be: pictures, cabins, and files that a static export has for itself. */
const OTHER_FILES: ReadonlySet<string> = new Set([
  '/images',
  paths.cabins,
  '/index',
  ...Object.values(missingPages),
]);

const fixed: ReadonlySet<string> = new Set(fixedPaths);

/** True if the path of an own page is the guide's, which wins (decision 32). */
export function isTaken(path: string): boolean {
  return fixed.has(path) || OTHER_FILES.has(path) || isReserved(path);
}
