import { findPost, type Listed } from '../model/content.ts';
import type { DayContent } from '../model/day-content.ts';
import { calendar } from '../model/event/upcoming-events.ts';
import type { Picture } from '../model/image/image.ts';
import { apiPaths } from '../model/paths.ts';
import { type Named, slugOf } from '../model/place/slug.ts';
import { type Post, type PostSummary, readPostId } from '../model/post/post.ts';
import { SEARCH_ADDRESS } from '../model/search/search-document.ts';
import { serverPaths } from '../model/site-paths.ts';
import type { Visit } from '../model/visit/visit.ts';
import { activityDetails, eventDetails } from './places/place-details.ts';
import { placeLinks } from './places/place-index.ts';
import { planFacts } from './plan/plan-facts.ts';
import { searchIndex } from './search/search-index.ts';

export interface ApiAnswer {
  status: 200 | 404;
  /** The JSON value; null for a post, activity or event that does not exist (decision 7). */
  value: unknown;
}

/**
 * The eight lists of the API (specification section 7), events by their next days and the others in
 * the owner's order, the calendar (decision 27), and what a plan can hold.
 */
const LISTS = new Map<string, (content: DayContent) => readonly object[]>([
  [apiPaths.activities, ({ activities }) => activities.map(withSlug)],
  [apiPaths.featuredActivities, ({ activities }) => featured(activities).map(withSlug)],
  [apiPaths.destinations, ({ destinations }) => destinations],
  [apiPaths.featuredDestinations, ({ destinations }) => featured(destinations)],
  [apiPaths.events, ({ events }) => events.map(withSlug)],
  [apiPaths.featuredEvents, ({ events }) => featured(events).map(withSlug)],
  [apiPaths.posts, ({ posts }) => posts],
  [apiPaths.featuredPosts, ({ posts }) => featured(posts)],
  [serverPaths.calendar, ({ scheduled, day }) => calendar(scheduled, day)],
  [serverPaths.plan, planFacts],
]);

/** The API's paths that exist whatever the content is. */
export const apiListPaths: readonly string[] = [...LISTS.keys()];

/** What answers below a list's path, one thing at each. */
const DETAILS: readonly {
  path: RegExp;
  read: (content: DayContent, segment: string) => object | undefined;
}[] = [
  { path: below(apiPaths.posts), read: postDetails },
  { path: below(apiPaths.activities), read: activityDetails },
  { path: below(apiPaths.events), read: eventDetails },
];

/** The API's answer at the path (specification section 7); undefined if there's no such route. */
export function readApi(content: DayContent, path: string): ApiAnswer | undefined {
  if (path === SEARCH_ADDRESS) return { status: 200, value: { index: searchIndex(content).path } };
  const list = LISTS.get(path);
  if (list) return { status: 200, value: list(content).map(listedEntity) };
  for (const details of DETAILS) {
    const segment = details.path.exec(path)?.[1];
    if (segment === undefined) continue;
    const value = details.read(content, segment);
    return value ? { status: 200, value } : { status: 404, value: null };
  }
  return undefined;
}

/** The paths with one more segment. */
function below(path: string): RegExp {
  return new RegExp(`^${path}/([^/]+)$`);
}

/** A post with its places as others show them (decision 42). */
function postDetails(content: DayContent, segment: string): object | undefined {
  const post = findPost(content, readPostId(segment));
  if (!post) return undefined;
  const { places, ...details } = post;
  return { ...entityOf(details), ...(places && { places: placeLinks(content, places) }) };
}

/**
 * What a page leaves in the browser's cache for the path: the API's whole value, because other
 * pages read the same entry, or its first `rows` if no page shows more. Posts in lists lose their
 * bodies, and events their pictures, which no list shows.
 */
export function embeddedApiValue(path: string, value: unknown, rows?: number): unknown {
  if (!Array.isArray(value)) return value;
  if (path === apiPaths.posts || path === apiPaths.featuredPosts) return value.map(withoutBody);
  const shown = rows === undefined ? value : value.slice(0, rows);
  const isEventList = path === apiPaths.events || path === apiPaths.featuredEvents;
  return isEventList ? shown.map(withoutPicture) : shown;
}

function withoutBody({ content: _, ...summary }: Post): PostSummary {
  return summary;
}

function withoutPicture({ imageUrl: _, imageAlt: __, image: ___, ...event }: Partial<Picture>) {
  return event;
}

const featuredEntries = new WeakMap<readonly object[], readonly Listed<object>[]>();

/**
 * The entries for the home page. Filtered once per list: it may be long, and every post page shows
 * some of them.
 */
function featured<Entry extends Listed<object>>(entries: readonly Entry[]): readonly Entry[] {
  const found = featuredEntries.get(entries) ?? entries.filter((entry) => entry.featured);
  featuredEntries.set(entries, found);
  return found as readonly Entry[];
}

interface OwnerFields {
  featured?: boolean;
  visit?: Visit | undefined;
  formerly?: readonly string[] | undefined;
  story?: string | undefined;
}

/** What only a post's own address sends. */
interface PostFields {
  reviewed?: string | undefined;
  places?: readonly string[] | undefined;
}

/** The address of its page (decision 33). */
function withSlug<Entry extends Named>(entry: Entry): Entry {
  return { ...entry, slug: slugOf(entry) };
}

/** The entity as a list sends it: only the post's own address says when it was reviewed. */
function listedEntity(entry: OwnerFields & PostFields): object {
  const { reviewed: _, places: __, ...listed } = entry;
  return entityOf(listed);
}

/** The entity without the fields for the owner (decision 29). */
function entityOf(entry: OwnerFields): object {
  const { featured: _, visit: __, formerly: ___, story: ____, ...entity } = entry;
  return entity;
}
