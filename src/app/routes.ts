import { categories } from '../model/categories.ts';
import type { OwnPage } from '../model/own-page.ts';
import { type FixedPage, type PageName, pages, paths } from '../model/paths.ts';
import { readPostId } from '../features/blog/post.ts';
import { townsWithPage } from '../model/towns.ts';
import { type PathQuery, queries } from '../site/data/queries.ts';
import type { Page, PageProps } from '../site/page.ts';
import type { PageKind } from '../site/styles/page-styles.ts';
import type { WordsByName } from './page-words.ts';

/** One row of the page table; also the key under which its loaded page is kept. */
export interface Route {
  /** Names the page in booking links and in the server's tables. */
  name: string;
  /** The words that it shows, by the names of their files in content/pages. */
  words: readonly (keyof WordsByName)[];
  /** Which styles the page has. */
  kind: PageKind;
  /** What the page reads. The server answers these before it renders; the browser fetches them. */
  queries: (props: PageProps) => PathQuery[];
  load: () => Promise<Page>;
}

/** Page files, such as ./pages/events/EventsPage.tsx; each exports what it is named after. */
const pageFiles = import.meta.glob<Record<string, Page>>([
  './pages/*/*Page.tsx',
  '!./pages/{category,destination,blog-post,place,own-page,not-found}/*',
]);

/** The page table: path to page (specification section 2, "Route table"). */
const routes: ReadonlyMap<string, Route> = new Map([
  ...Object.entries(pages).map(
    ([name, page]) => [page.path, fixedRoute(name as PageName, page)] as const,
  ),
  ...categories.map((category): [string, Route] => [
    paths.category(category.slug),
    {
      name: category.slug,
      words: [category.slug],
      kind: 'category',
      queries: () => [queries.activities],
      load: async () => (await import('../features/categories/CategoryPage.tsx')).categoryPage(category),
    },
  ]),
  ...townsWithPage.map((town): [string, Route] => [
    paths.destination(town.slug),
    {
      name: town.slug,
      words: [town.slug, 'town'],
      kind: 'destination',
      queries: () => [],
      load: async () => (await import('../features/towns/TownPage.tsx')).townPage(town),
    },
  ]),
]);

/** The page of every post, and of every id without a post. */
export const postRoute: Route = {
  name: 'post',
  words: ['post'],
  kind: 'blog-post',
  queries: ({ postId }) =>
    postId === undefined ? [queries.featuredPosts] : [queries.post(postId), queries.featuredPosts],
  load: async () => (await import('../features/blog/BlogPostPage.tsx')).BlogPostPage,
};

/** The page of every activity. */
export const activityRoute = placeRoute('activity');

/** The page of every event, over or not. */
export const eventRoute = placeRoute('event');

/** The page of every page of the owner's own (decision 32). */
export const ownPageRoute: Route = {
  name: 'own-page',
  words: ['post'],
  kind: 'own-page',
  queries: () => [],
  load: async () => (await import('../features/own-pages/OwnersPage.tsx')).OwnersPage,
};

/** The 404 page of every unknown path. */
export const notFoundRoute: Route = {
  name: 'not-found',
  words: ['not-found'],
  kind: 'not-found',
  queries: () => [queries.featuredActivities],
  load: async () => (await import('../features/not-found/NotFoundPage.tsx')).NotFoundPage,
};

/** A page and its props. */
export interface MatchedPage {
  route: Route;
  props: PageProps;
}

const NOT_FOUND: MatchedPage = { route: notFoundRoute, props: {} };

const POST_PATH = /^\/blog\/([^/]+)$/;

const PLACE_PATH = /^\/(things-to-do|events)\/([a-z\d-]+)$/;

/**
 * The page that answers a path, by exact match; unknown paths get the 404 page. Whether there is
 * such an activity or event, `shownPage` says. Of the owner's own pages, the browser knows only the
 * one that it was sent.
 */
export function matchRoute(path: string, ownPage?: OwnPage): MatchedPage {
  const route = routes.get(path);
  if (route) return { route, props: {} };
  const segment = POST_PATH.exec(path)?.[1];
  if (segment !== undefined) return { route: postRoute, props: { postId: readPostId(segment) } };
  const [, list, slug] = PLACE_PATH.exec(path) ?? [];
  if (slug === undefined)
    return ownPage && path === paths.own(ownPage.slug)
      ? { route: ownPageRoute, props: { ownPage } }
      : NOT_FOUND;
  return { route: list === 'events' ? eventRoute : activityRoute, props: { slug } };
}

/**
 * The page that shows if the API has given this answer about its subject: the 404 page for null
 * (decision 32).
 */
export function shownPage(page: MatchedPage, answer: unknown): MatchedPage {
  return page.props.slug && answer === null ? NOT_FOUND : page;
}

/** Where the API tells about the post, activity or event of the page; undefined for other pages. */
export function subjectOf({ route, props }: MatchedPage): string | undefined {
  return props.slug || props.postId ? route.queries(props)[0]?.queryKey[0] : undefined;
}

/** Every row of the table, for the server, which loads all pages before it renders the first. */
export const allRoutes: readonly Route[] = [
  ...routes.values(),
  postRoute,
  activityRoute,
  eventRoute,
  ownPageRoute,
  notFoundRoute,
];

function fixedRoute(name: PageName, { reads, words = [] }: FixedPage): Route {
  const component = `${pascalCase(name)}Page`;
  const file = `./pages/${name}/${component}.tsx`;
  return {
    name,
    words: [name, ...words],
    kind: name,
    queries: () => reads.map((list) => queries[list]),
    load: async () => {
      const { [component]: page } = (await pageFiles[file]?.()) ?? {};
      if (!page)
        throw new Error(`src/site/pages/${name}/${component}.tsx does not export ${component}`);
      return page;
    },
  };
}

function placeRoute(name: 'activity' | 'event'): Route {
  return {
    name,
    words: ['place'],
    kind: 'place',
    queries: ({ slug = '' }) => [queries[name](slug)],
    load: async () => (await import('../features/places/PlacePage.tsx')).placePage(name),
  };
}

/** things-to-do becomes ThingsToDo. */
function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}
