import { apiPaths } from '../../model/paths.ts';
import type { FactSource } from '../../model/visit/written-visit.ts';
import {
  each,
  id,
  isObject,
  isText,
  listOf,
  only,
  optionalText,
  pictureFields,
  rowOf,
  text,
} from '../../site/data/api-shapes.ts';
import { fetchAnyJson } from '../../site/data/fetch-json.ts';
import { listQuery, pathQuery } from '../../site/data/path-query.ts';
import type { Post, PostDay, PostPlace, PostSummary, PostTable } from './post.ts';

const summaryFields = {
  id,
  ...each(text, 'title', 'excerpt', 'category', 'imageUrl', 'publishedAt', 'readTime'),
};

export const readPostSummary = rowOf<PostSummary>(summaryFields, pictureFields);

const rowsWith = <Row>(...fields: readonly string[]) =>
  listOf((value): value is Row => isObject(value) && fields.every((field) => isText(value[field])));

const isLink = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && isText(value.path) && isText(value.title);
const isDay = (value: unknown): value is PostDay =>
  isObject(value) && Array.isArray(value.stops) && value.stops.every(isLink);
const isTable = (value: unknown): value is PostTable =>
  isObject(value) &&
  [value.columns, value.rows].every(Array.isArray) &&
  (value.rows as unknown[]).every((row) => isLink(row) && Array.isArray(row.cells));

const fullPost = rowOf<Post>(
  { ...summaryFields, content: text },
  {
    ...pictureFields,
    reviewed: optionalText,
    places: rowsWith<PostPlace>('kind', 'slug', 'title'),
    sources: rowsWith<FactSource>('of', 'source'),
    table: only(isTable),
    way: listOf(isDay),
    related: (rows) =>
      Array.isArray(rows) ? rows.flatMap((row) => readPostSummary(row) ?? []) : undefined,
  },
);

/** Parses a post with its body; null for anything else (decision 7). */
export function readPost(value: unknown): Post | null {
  return fullPost(value) ?? null;
}

export const postsQuery = listQuery(apiPaths.posts, readPostSummary);

export const featuredPostsQuery = listQuery(apiPaths.featuredPosts, readPostSummary);

/** The query of one post; its data is null for an unknown id. */
export function postQuery(id: number) {
  return pathQuery(apiPaths.post(id), fetchAnyJson, readPost);
}
