import type { ActivityEntry } from '../../features/activities/activity.ts';
import type { PostEntry } from '../../features/blog/post.ts';
import type { Destination } from '../../features/destinations/destination.ts';
import type { EventEntry } from '../../features/events/event.ts';
import type { OwnPage } from '../own-page.ts';
import type { Site } from '../site.ts';
import type { Visit } from '../visit/visit.ts';

/** An entry as the owner lists it, with the flag that puts it on the home page. */
export type Listed<Entity> = Entity & { featured: boolean };

/** Such an entry with practical facts for a visit, which the API doesn't send (decision 29). */
export type Visitable<Entity> = Listed<Entity> & { visit?: Visit | undefined };

/** A post as the owner keeps it. */
export type ListedPost = Visitable<PostEntry>;

/** The words of one page, as its schema in src/app/page-words.ts describes them; plain JSON. */
export type Words = Readonly<Record<string, unknown>>;

/** The words of all pages, by the names of their files in content/pages (decision 30). */
export type PageWords = Readonly<Record<string, Words>>;

/**
 * The guide's content without its revision: what a source reads. Lists are in the order in which
 * the API sends them.
 */
export interface Content {
  site: Site;
  activities: readonly Visitable<ActivityEntry>[];
  destinations: readonly Listed<Destination>[];
  events: readonly Visitable<EventEntry>[];
  posts: readonly ListedPost[];
  /** The owner's own pages, by their slugs (decision 32). */
  ownPages: readonly OwnPage[];
  words: PageWords;
}

const postsById = new WeakMap<readonly ListedPost[], ReadonlyMap<number, ListedPost>>();

/** The post with the id; takes the same time no matter how many there are. */
export function findPost(
  { posts }: Pick<Content, 'posts'>,
  id: number | undefined,
): ListedPost | undefined {
  if (id === undefined) return undefined;
  let byId = postsById.get(posts);
  if (!byId) {
    byId = new Map(posts.map((post) => [post.id, post]));
    postsById.set(posts, byId);
  }
  return byId.get(id);
}
