import type { DayContent } from '../../model/content/day-content.ts';

type ListedPost = DayContent['posts'][number];

const postsById = new WeakMap<readonly ListedPost[], ReadonlyMap<number, ListedPost>>();

/** The post with the id; takes the same time no matter how many there are. */
export function findPost(
  { posts }: Pick<DayContent, 'posts'>,
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
