import { type CategorySlug, categories } from './categories.ts';
import type { TownSlug } from './towns.ts';

/** Every API address that pages read (specification section 7). */
export const apiPaths = {
  activities: '/api/activities',
  activity: (slug: string) => `/api/activities/${slug}`,
  featuredActivities: '/api/activities/featured',
  destinations: '/api/destinations',
  featuredDestinations: '/api/destinations/featured',
  events: '/api/events',
  event: (slug: string) => `/api/events/${slug}`,
  featuredEvents: '/api/events/featured',
  posts: '/api/blog',
  featuredPosts: '/api/blog/featured',
  post: (id: number) => `/api/blog/${id}`,
  cabins: '/api/cabins',
  cabin: (slug: string) => `/api/cabins/${slug}`,
} as const;

/** Where the API sends all days of all events (decision 27). */
export const CALENDAR_ADDRESS = '/api/calendar';

/** Where the list of everything that works without a signal is served (decision 37). */
export const OFFLINE_ADDRESS = '/offline.json';

/** Where many files of that list come in one answer: all that are read, and all drawings. */
export const OFFLINE_BUNDLES = {
  words: '/offline-words.jsonl',
  pictures: '/offline-pictures.jsonl',
} as const;

/** The service worker. Its address never changes: browsers come back to it for updates. */
export const WORKER_ADDRESS = '/sw.js';

/** What the addresses of the search's worker begin with; a hash of its bytes follows. */
export const SEARCH_WORKER = '/assets/search-worker-';

/** Where the API sends the facts of everything that can be in a plan. */
export const PLAN_ADDRESS = '/api/plan';

/** Where the API says which index is the present one: `{"index": "/search/….json"}`. */
export const SEARCH_ADDRESS = '/api/search';

/** A page with one address, which doesn't belong to a category, a town or a post. */
export interface FixedPage {
  path: string;
  /** The text of links to it and in breadcrumbs. */
  label: string;
}

/** The pages by name (specification section 2, "Route table"), in sitemap order. */
export const pages = {
  home: { path: '/', label: 'Home' },
  'things-to-do': { path: '/things-to-do', label: 'Things to Do' },
  destinations: { path: '/destinations', label: 'Destinations' },
  events: { path: '/events', label: 'Events' },
  blog: { path: '/blog', label: 'Blog' },
  contact: { path: '/contact', label: 'Contact' },
  'river-safety': { path: '/river-safety', label: 'River safety' },
  search: { path: '/search', label: 'Search' },
  stay: { path: '/stay', label: 'My stay' },
  plan: { path: '/plan', label: 'My plan' },
} as const satisfies Record<string, FixedPage>;

export type PageName = keyof typeof pages;

/** What lists the cabins; there is none without cabins, so it is not among `pages` (decision 51). */
export const cabinsPage: FixedPage = { path: '/cabins', label: 'Cabins' };

/** Every address on the site that code links to. */
export const paths = {
  home: pages.home.path,
  thingsToDo: pages['things-to-do'].path,
  activity: (slug: string) => `${pages['things-to-do'].path}/${slug}`,
  category: (slug: CategorySlug) => `/${slug}`,
  destinations: pages.destinations.path,
  destination: (slug: TownSlug) => `${pages.destinations.path}/${slug}`,
  events: pages.events.path,
  event: (slug: string) => `${pages.events.path}/${slug}`,
  /** What calendar programs read: all events, and one (decision 39). */
  eventsCalendar: `${pages.events.path}.ics`,
  eventCalendar: (slug: string) => `${pages.events.path}/${slug}.ics`,
  blog: pages.blog.path,
  post: (id: number) => `${pages.blog.path}/${id}`,
  /** The cabins, their pages and portraits, if there are any (decision 51). */
  cabins: cabinsPage.path,
  cabin: (slug: string) => `/cabins/${slug}`,
  cabinPortrait: (slug: string) => `/cabins/${slug}.svg`,
  contact: pages.contact.path,
  search: pages.search.path,
  stay: pages.stay.path,
  plan: pages.plan.path,
  /** A page of the owner's own (decision 32). */
  own: (slug: string) => `/${slug}`,
} as const;

const pathsByCategory: ReadonlyMap<string, string> = new Map(
  categories.map(({ slug, name }) => [name, paths.category(slug)]),
);

/** Where "Learn More" leads: to the category's page, or else /things-to-do (section 2). */
export function categoryPath(category: string): string {
  return pathsByCategory.get(category) ?? paths.thingsToDo;
}

/** True if the path is the prefix or below it, by segments; for home only "/" (decision 14). */
export function isWithin(path: string, prefix: string): boolean {
  return path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
}
