import { apiPaths } from '../../model/paths.ts';
import type { FactSource } from '../../model/visit/written-visit.ts';
import {
  each,
  id,
  isNumber,
  isObject,
  isText,
  listOf,
  optionalText,
  pictureFields,
  rowOf,
  text,
} from '../../site/data/api-shapes.ts';
import { fetchAnyJson } from '../../site/data/fetch-json.ts';
import { listQuery, pathQuery } from '../../site/data/path-query.ts';
import type { PlacePost } from '../places/place.ts';
import type { Post, PostPlace, PostSummary } from './post.ts';

const summaryFields = {
  id,
  ...each(text, 'title', 'excerpt', 'category', 'imageUrl', 'publishedAt', 'readTime'),
};

export const readPostSummary = rowOf<PostSummary>(summaryFields, pictureFields);

const postPlaces = listOf(
  (value): value is PostPlace =>
    isObject(value) && isText(value.kind) && isText(value.slug) && isText(value.title),
);

const factSources = listOf(
  (value): value is FactSource => isObject(value) && isText(value.of) && isText(value.source),
);

const related = listOf(
  (value): value is PlacePost =>
    isObject(value) && isNumber(value.id) && isText(value.title) && isText(value.imageUrl),
);

const fullPost = rowOf<Post>(
  { ...summaryFields, content: text },
  { ...pictureFields, reviewed: optionalText, places: postPlaces, sources: factSources, related },
);

/** One post with its body; null for anything that isn't a post (decision 7). */
export function readPost(value: unknown): Post | null {
  return fullPost(value) ?? null;
}

export const postsQuery = listQuery(apiPaths.posts, readPostSummary);

export const featuredPostsQuery = listQuery(apiPaths.featuredPosts, readPostSummary);

export function postQuery(id: number) {
  return pathQuery(apiPaths.post(id), fetchAnyJson, readPost);
}
