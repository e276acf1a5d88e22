import type { OwnPage } from '../model/own-page.ts';
import { type PageName, pages } from '../model/paths.ts';
import type { PathQuery } from './data/path-query.ts';
import type { Page, PageProps } from './page.ts';
import type { PageStyles } from './styles/page-styles.ts';
import type { WordsByName } from './words/words-context.ts';

/** What a page is, before its code is loaded; a row of the table. */
export interface Route {
  /** Names the page in booking links and in the server's tables. */
  name: string;
  /** Its address; of many, what an address gives it, undefined if it isn't one of them. */
  path: string | ((path: string, ownPage?: OwnPage) => PageProps | undefined);
  /** The words that it shows, by the names of their files in content/pages. */
  words: readonly (keyof WordsByName)[];
  styles: PageStyles;
  /** What the page reads. The server answers these before it renders; the browser fetches them. */
  queries: (props: PageProps) => PathQuery[];
  /** True if there is no such page when its first query answers with an empty list. */
  needsRows?: true;
  /** True if its state stands in the fragment (decision 35): once left, it's made again. */
  hasFragmentState?: true;
  load: () => Promise<Page>;
}

export interface MatchedPage {
  route: Route;
  props: PageProps;
}

/** The page table (specification section 2, "Route table"). */
export interface RouteTable {
  /** Every row, for the server, which loads all pages before it renders the first. */
  all: readonly Route[];
  /** The 404 page of every unknown path. */
  notFound: Route;
  /**
   * The page that answers a path, by exact match, otherwise the 404 page; whether the entry exists,
   * `shownPage` says.
   */
  match: (path: string, ownPage?: OwnPage) => MatchedPage;
}

/** The route of a page with one address, a row of `pages`; its words are in <name>.yaml. */
export function pageRoute(
  name: PageName,
  row: Pick<Route, 'styles' | 'load'> &
    Partial<Pick<Route, 'queries' | 'words' | 'hasFragmentState'>>,
): Route {
  return { name, path: pages[name].path, words: [name], queries: () => [], ...row };
}

/** Puts the rows together. */
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

/** The page once the API has answered: the 404 page for null (decision 32), or for lack of rows. */
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

/** Where the API tells whether there is such a page; undefined for pages that are always there. */
export function subjectOf({ route, props }: MatchedPage): string | undefined {
  return props.slug || props.postId || route.needsRows
    ? route.queries(props)[0]?.queryKey[0]
    : undefined;
}
