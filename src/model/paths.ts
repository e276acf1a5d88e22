import { type CategorySlug, categories } from './categories.ts';
import type { TownSlug } from './towns.ts';

/** The API addresses that pages read (specification section 7). */
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

/** All days of all events (decision 27). */
export const CALENDAR_ADDRESS = '/api/calendar';

/** The list of everything that works offline (decision 37). */
export const OFFLINE_ADDRESS = '/offline.json';

/** Bundles of files from that list: all that are read, and all drawings. */
export const OFFLINE_BUNDLES = {
  words: '/offline-words.jsonl',
  pictures: '/offline-pictures.jsonl',
} as const;

/** The service worker. The address must never change, as browsers check it for updates. */
export const WORKER_ADDRESS = '/sw.js';

/** A hash of the worker's bytes follows. */
export const SEARCH_WORKER = '/assets/search-worker-';

/** The facts of everything that can be in a plan. */
export const PLAN_ADDRESS = '/api/plan';

/** Names the current search index: `{"index": "/search/….json"}`. */
export const SEARCH_ADDRESS = '/api/search';

/** A page with a fixed address that doesn't belong to a category, a town or a post. */
export interface FixedPage {
  path: string;
  label: string;
}

/** Pages by name (specification section 2, "Route table"), in sitemap order. */
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

/** The list of cabins. Not among `pages`: a guide without cabins doesn't have it (decision 51). */
export const cabinsPage: FixedPage = { path: '/cabins', label: 'Cabins' };

/** Every address on this site that code links to. */
export const paths = {
  home: pages.home.path,
  thingsToDo: pages['things-to-do'].path,
  activity: (slug: string) => `${pages['things-to-do'].path}/${slug}`,
  category: (slug: CategorySlug) => `/${slug}`,
  destinations: pages.destinations.path,
  destination: (slug: TownSlug) => `${pages.destinations.path}/${slug}`,
  events: pages.events.path,
  event: (slug: string) => `${pages.events.path}/${slug}`,
  eventsCalendar: `${pages.events.path}.ics`,
  eventCalendar: (slug: string) => `${pages.events.path}/${slug}.ics`,
  blog: pages.blog.path,
  post: (id: number) => `${pages.blog.path}/${id}`,
  /** Only in a guide with cabins (decision 51). */
  cabins: cabinsPage.path,
  cabin: (slug: string) => `/cabins/${slug}`,
  cabinPortrait: (slug: string) => `/cabins/${slug}.svg`,
  contact: pages.contact.path,
  search: pages.search.path,
  stay: pages.stay.path,
  plan: pages.plan.path,
  own: (slug: string) => `/${slug}`,
} as const;

const pathsByCategory: ReadonlyMap<string, string> = new Map(
  categories.map(({ slug, name }) => [name, paths.category(slug)]),
);

/** Where "Learn More" leads: the category's page, or else /things-to-do (section 2). */
export function categoryPath(category: string): string {
  return pathsByCategory.get(category) ?? paths.thingsToDo;
}

/** True if the path is the prefix or below it, by segments; only "/" is in home (decision 14). */
export function isWithin(path: string, prefix: string): boolean {
  return path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
}
