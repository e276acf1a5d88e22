import type { OwnPage } from '../model/own-page.ts';
import { type PageName, pages } from '../model/paths.ts';
import type { PathQuery } from './data/path-query.ts';
import type { Page, PageProps } from './page.ts';
import type { PageStyles } from './styles/page-styles.ts';
import type { WordsByName } from './words/words-context.ts';

/** A row of the page table, before the page's code is loaded. */
export interface Route {
  /** The name in booking links and in the server's tables. */
  name: string;
  /** The address, or a function that returns the props for a path that matches. */
  path: string | ((path: string, ownPage?: OwnPage) => PageProps | undefined);
  words: readonly (keyof WordsByName)[];
  styles: PageStyles;
  /** The server answers these before it renders; the browser fetches them. */
  queries: (props: PageProps) => PathQuery[];
  /** True if it's a 404 when the first query's list is empty. */
  needsRows?: true;
  /** True if its state is in the fragment (decision 35): once left, it isn't kept. */
  hasFragmentState?: true;
  load: () => Promise<Page>;
}

export interface MatchedPage {
  route: Route;
  props: PageProps;
}

/** The page table (specification section 2, "Route table"). */
export interface RouteTable {
  all: readonly Route[];
  notFound: Route;
  /** The page of a path by exact match, else the 404 page; `shownPage` checks entries. */
  match: (path: string, ownPage?: OwnPage) => MatchedPage;
}

/** The route of a page in `pages`; its words are in <name>.yaml. */
export function pageRoute(
  name: PageName,
  row: Pick<Route, 'styles' | 'load'> &
    Partial<Pick<Route, 'queries' | 'words' | 'hasFragmentState'>>,
): Route {
  return { name, path: pages[name].path, words: [name], queries: () => [], ...row };
}

/** Builds the table from its rows. */
export function createRouteTable(all: readonly Route[], notFound: Route): RouteTable {
  const byPath = new Map(all.map((route) => [route.path, route]));
  return {
    all,
    notFound,
    match(path, ownPage) {
      const route = byPath.get(path);
      if (route) return { route, props: {} };
      for (const row of all) {
        const props = typeof row.path === 'function' && row.path(path, ownPage);
        if (props) return { route: row, props };
      }
      return { route: notFound, props: {} };
    },
  };
}

/** The page once the API has answered: the 404 page for null (decision 32) or an empty list. */
export function shownPage(
  { notFound }: RouteTable,
  page: MatchedPage,
  answer: unknown,
): MatchedPage {
  const isGone = page.route.needsRows
    ? Array.isArray(answer) && answer.length === 0
    : page.props.slug && answer === null;
  return isGone ? { route: notFound, props: {} } : page;
}

/** The API path that decides whether the page exists; undefined if it always does. */
export function subjectOf({ route, props }: MatchedPage): string | undefined {
  return props.slug || props.postId || route.needsRows
    ? route.queries(props)[0]?.queryKey[0]
    : undefined;
}
