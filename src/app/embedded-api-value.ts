import type { Post, PostSummary } from '../features/blog/post.ts';
import type { Picture } from '../model/image/image.ts';
import { apiPaths } from '../model/paths.ts';

/** What a page embeds of an API answer: the first `rows`, without what it doesn't show. */
export function embeddedApiValue(path: string, value: unknown, rows?: number): unknown {
  if (!Array.isArray(value)) return value;
  if (path === apiPaths.posts || path === apiPaths.featuredPosts) return value.map(withoutBody);
  const shown = rows === undefined ? value : value.slice(0, rows);
  if (path === apiPaths.events) return shown.map(withoutAlt);
  return path === apiPaths.featuredEvents ? shown.map(withoutPicture) : shown;
}

function withoutBody({ content: _, ...summary }: Post): PostSummary {
  return summary;
}

function withoutAlt({ imageAlt: _, ...event }: Partial<Picture>) {
  return event;
}

function withoutPicture({ imageUrl: _, imageAlt: __, image: ___, ...event }: Partial<Picture>) {
  return event;
}
