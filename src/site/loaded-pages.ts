import type { Page } from './page.ts';
import { allRoutes, matchRoute, type Route } from './routes.ts';

const loadedPages = new Map<Route, Page>();

/** The page's component, or undefined until `loadPage` has loaded it. */
export function loadedPage(route: Route): Page | undefined {
  return loadedPages.get(route);
}

/** Loads the page's code, once. Rejects if it can't, as after a new release. */
export async function loadPage(route: Route): Promise<Page> {
  const loaded = loadedPages.get(route);
  if (loaded) return loaded;
  const page = await route.load();
  loadedPages.set(route, page);
  return page;
}

/** Loads the code of the page at a path. */
export async function loadPageAt(path: string): Promise<void> {
  await loadPage(matchRoute(path).route);
}

/** Loads every page's code, so that the server renders without waiting. */
export async function loadAllPages(): Promise<void> {
  await Promise.all(allRoutes.map(loadPage));
}
