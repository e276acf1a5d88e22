import type { Post, PostSummary } from '../features/blog/post.ts';
import { apiPaths } from '../model/paths.ts';

/**
 * What a page leaves in the browser's cache for the path: the API's whole value, because other
 * pages read the same entry, or its first `rows` if no page shows more. Posts in lists lose their
 * bodies, which no list shows.
 */
export function embeddedApiValue(path: string, value: unknown, rows?: number): unknown {
  if (!Array.isArray(value)) return value;
  const isPostList = path === apiPaths.posts || path === apiPaths.featuredPosts;
  if (isPostList) return value.map(withoutBody);
  return rows === undefined ? value : value.slice(0, rows);
}

function withoutBody({ content: _, ...summary }: Post): PostSummary {
  return summary;
}
