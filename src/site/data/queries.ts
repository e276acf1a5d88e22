import type { QueryFunctionContext } from '@tanstack/react-query';
import { HOME_EVENTS } from '../../features/events/home-events.ts';
import { apiPaths } from '../../model/paths.ts';
import {
  readActivity,
  readAny,
  readDestination,
  readEvent,
  readList,
  readPost,
  readPostSummary,
} from './api-shapes.ts';
import { fetchAnyJson, fetchJson, type PathKey } from './fetch-json.ts';

/** Every query: declared by the route, read by the component; its key is its path (section 7). */
export const queries = {
  activities: listQuery(apiPaths.activities, readActivity),
  featuredActivities: listQuery(apiPaths.featuredActivities, readActivity),
  destinations: listQuery(apiPaths.destinations, readDestination),
  featuredDestinations: listQuery(apiPaths.featuredDestinations, readDestination),
  events: listQuery(apiPaths.events, readEvent),
  /** Only the next ones, which are all that pages show: HTML shouldn't grow with each of them. */
  featuredEvents: listQuery(apiPaths.featuredEvents, readEvent, HOME_EVENTS),
  posts: listQuery(apiPaths.posts, readPostSummary),
  featuredPosts: listQuery(apiPaths.featuredPosts, readPostSummary),
  post: (id: number) => pathQuery(apiPaths.post(id), fetchAnyJson, readPost),
  /** As the API sends it, or null; its page reads it (readActivityDetails, readEventDetails). */
  activity: (slug: string) => pathQuery(apiPaths.activity(slug), fetchAnyJson, readAny),
  event: (slug: string) => pathQuery(apiPaths.event(slug), fetchAnyJson, readAny),
};

/** One path: how the browser fetches it, and how browser and server read the answer. */
export interface PathQuery<Value = unknown> {
  queryKey: PathKey;
  /** How many rows of the list it keeps, and the server leaves in the page; all if undefined. */
  rows?: number;
  queryFn: (context: QueryFunctionContext<PathKey>) => Promise<Value>;
  /** Throws if the answer as a whole has the wrong shape. */
  read: (answer: unknown) => Value;
}

/** A query for a list, or for its first `rows`. */
function listQuery<Value>(
  path: string,
  readRow: (value: unknown) => Value | undefined,
  rows?: number,
): PathQuery<Value[]> {
  const read = readList(readRow);
  const query = pathQuery(path, fetchJson(), (answer) => read(answer).slice(0, rows));
  return rows === undefined ? query : { ...query, rows };
}

function pathQuery<Value>(
  path: string,
  fetchPath: (context: QueryFunctionContext<PathKey>) => Promise<unknown>,
  read: (answer: unknown) => Value,
): PathQuery<Value> {
  return { queryKey: [path], queryFn: async (context) => read(await fetchPath(context)), read };
}
