/** Every address of the site, in one place (specification section 2, "Route table"). */
export const paths = {
  home: '/',
  thingsToDo: '/things-to-do',
  wineSpirits: '/wine-spirits',
  waterSports: '/water-sports',
  outdoor: '/outdoor',
  culture: '/culture',
  dining: '/dining',
  entertainment: '/entertainment',
  destinations: '/destinations',
  destination: (slug: string) => `/destinations/${slug}`,
  events: '/events',
  blog: '/blog',
  post: (id: number) => `/blog/${id}`,
  contact: '/contact',
  feed: '/feed.xml',
} as const;

/** Every API address that a page reads (specification section 7). */
export const apiPaths = {
  activities: '/api/activities',
  featuredActivities: '/api/activities/featured',
  destinations: '/api/destinations',
  featuredDestinations: '/api/destinations/featured',
  events: '/api/events',
  featuredEvents: '/api/events/featured',
  posts: '/api/blog',
  featuredPosts: '/api/blog/featured',
  post: (id: number) => `/api/blog/${id}`,
} as const;

/** True where the path is the prefix or lies below it, by whole segments; home only on exactly "/" (decision 14). */
export function isWithin(path: string, prefix: string): boolean {
  return path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
}
