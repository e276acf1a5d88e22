import type { ComponentType } from 'react';
import { readPostId } from '../model/post/post.ts';
import { type PathQuery, queries } from './data/queries.ts';
import { paths } from './paths.ts';

/** What a page's component is given. */
export interface PageProps {
  /** The id in /blog/{id}; undefined where the segment is no whole number, and on every other page. */
  postId?: number | undefined;
}

export type Page = ComponentType<PageProps>;

/** One row of the page table. Its identity is the key under which the loaded page is kept. */
export interface Route {
  /** Names the page in booking links and in the tables of the server. */
  name: string;
  /** What the page reads; the server answers these before it renders, the browser fetches them. */
  queries: (props: PageProps) => PathQuery[];
  load: () => Promise<Page>;
}

const category = (load: () => Promise<{ default: unknown }>) => async () => {
  const [{ categoryPage }, guide] = await Promise.all([import('./pages/category/CategoryPage.tsx'), load()]);
  return categoryPage(guide.default);
};

const town = (load: () => Promise<{ default: unknown }>) => async () => {
  const [{ townPage }, guide] = await Promise.all([import('./pages/destination/TownPage.tsx'), load()]);
  return townPage(guide.default);
};

const categoryQueries = () => [queries.activities];
const townQueries = () => [];

/** The page table: path to page (specification section 2, "Route table"). */
const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  [
    paths.home,
    {
      name: 'home',
      queries: () => [queries.featuredActivities, queries.featuredDestinations, queries.featuredEvents, queries.featuredPosts],
      load: async () => (await import('./pages/home/HomePage.tsx')).HomePage,
    },
  ],
  [
    paths.thingsToDo,
    {
      name: 'things-to-do',
      queries: () => [queries.activities],
      load: async () => (await import('./pages/things-to-do/ThingsToDoPage.tsx')).ThingsToDoPage,
    },
  ],
  [
    paths.wineSpirits,
    { name: 'wine-spirits', queries: categoryQueries, load: category(() => import('./pages/category/wine-spirits.yaml')) },
  ],
  [
    paths.waterSports,
    { name: 'water-sports', queries: categoryQueries, load: category(() => import('./pages/category/water-sports.yaml')) },
  ],
  [paths.outdoor, { name: 'outdoor', queries: categoryQueries, load: category(() => import('./pages/category/outdoor.yaml')) }],
  [paths.culture, { name: 'culture', queries: categoryQueries, load: category(() => import('./pages/category/culture.yaml')) }],
  [paths.dining, { name: 'dining', queries: categoryQueries, load: category(() => import('./pages/category/dining.yaml')) }],
  [
    paths.entertainment,
    { name: 'entertainment', queries: categoryQueries, load: category(() => import('./pages/category/entertainment.yaml')) },
  ],
  [
    paths.destinations,
    {
      name: 'destinations',
      queries: () => [queries.destinations],
      load: async () => (await import('./pages/destinations/DestinationsPage.tsx')).DestinationsPage,
    },
  ],
  [
    paths.destination('fredericksburg'),
    { name: 'fredericksburg', queries: townQueries, load: town(() => import('./pages/destination/fredericksburg.yaml')) },
  ],
  [
    paths.destination('austin'),
    { name: 'austin', queries: townQueries, load: town(() => import('./pages/destination/austin.yaml')) },
  ],
  [
    paths.destination('dripping-springs'),
    { name: 'dripping-springs', queries: townQueries, load: town(() => import('./pages/destination/dripping-springs.yaml')) },
  ],
  [
    paths.destination('new-braunfels'),
    { name: 'new-braunfels', queries: townQueries, load: town(() => import('./pages/destination/new-braunfels.yaml')) },
  ],
  [
    paths.events,
    {
      name: 'events',
      queries: () => [queries.events],
      load: async () => (await import('./pages/events/EventsPage.tsx')).EventsPage,
    },
  ],
  [
    paths.blog,
    { name: 'blog', queries: () => [queries.posts], load: async () => (await import('./pages/blog/BlogPage.tsx')).BlogPage },
  ],
  [
    paths.contact,
    {
      name: 'contact',
      queries: () => [queries.featuredEvents],
      load: async () => (await import('./pages/contact/ContactPage.tsx')).ContactPage,
    },
  ],
]);

/** The page of every post, and of every id that names none. */
export const postRoute: Route = {
  name: 'post',
  queries: ({ postId }) => (postId === undefined ? [queries.featuredPosts] : [queries.post(postId), queries.featuredPosts]),
  load: async () => (await import('./pages/blog-post/BlogPostPage.tsx')).BlogPostPage,
};

/** The 404 page of every unknown path. */
export const notFoundRoute: Route = {
  name: 'not-found',
  queries: () => [queries.featuredActivities],
  load: async () => (await import('./pages/not-found/NotFoundPage.tsx')).NotFoundPage,
};

/** The paths of all fixed pages, home first. */
export const fixedPaths: readonly string[] = [...routes.keys()];

export interface RouteMatch {
  route: Route;
  props: PageProps;
}

const POST_PATH = /^\/blog\/([^/]+)$/;

/** The page that answers a path, by exact match; unknown paths get the 404 page. */
export function matchRoute(path: string): RouteMatch {
  const route = routes.get(path);
  if (route) return { route, props: {} };
  const segment = POST_PATH.exec(path)?.[1];
  return segment === undefined
    ? { route: notFoundRoute, props: {} }
    : { route: postRoute, props: { postId: readPostId(segment) } };
}

/** Every row of the table, for the server, which loads all pages before it renders the first. */
export const allRoutes: readonly Route[] = [...routes.values(), postRoute, notFoundRoute];
