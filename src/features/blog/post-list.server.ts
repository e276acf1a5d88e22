import type { ListRow } from '../../content/tables.ts';
import { apiPaths, pages, paths } from '../../model/paths.ts';
import type { PostEntry } from './post.ts';
import { postSchema } from './post-schema.ts';

export const postList: ListRow = {
  name: 'posts',
  kept: {
    folder: 'blog',
    key: 'id',
    keyOf: postFileId,
    misnamed:
      "is not a file name for a post; name it like 0015-a-few-words.md, starting with the post's id",
  },
  schema: postSchema,
  isPictured: true,
  order: (one: PostEntry, other: PostEntry) => other.id - one.id,
  pathOfKey: (id) => paths.post(Number(id)),
  listedOn: pages.blog,
  api: apiPaths.posts,
};

/** Four digits, or more without a leading 0, so that every id has one spelling. */
const FILE_NAME = /^(\d{4}|[1-9]\d{4,9})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** The id at the start of a post's file name (decision 20); undefined for any other name. */
export function postFileId(name: string): number | undefined {
  const digits = FILE_NAME.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
