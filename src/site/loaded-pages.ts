import type { Page } from './page.ts';
import type { Route } from './route.ts';
import { loadStyles } from './styles/loaded-styles.ts';

const loadedPages = new Map<Route, Page>();

/** The page's component; undefined until `loadPage` has loaded it with its styles. */
export function loadedPage(route: Route): Page | undefined {
  return loadedPages.get(route);
}

/** Loads the page's code and styles once. Rejects if it can't, as after a new release. */
export async function loadPage(route: Route): Promise<Page> {
  const loaded = loadedPages.get(route);
  if (loaded) return loaded;
  const [page] = await Promise.all([route.load(), loadStyles(route.styles)]);
  loadedPages.set(route, page);
  return page;
}

/** Loads the code of all pages, without styles, so that the server can render synchronously. */
export async function loadPages(routes: readonly Route[]): Promise<void> {
  await Promise.all(routes.map(async (route) => loadedPages.set(route, await route.load())));
}
