import { z } from 'zod';
import { postSchema } from '../../model/post/post-schema.ts';
import type { Report } from '../content-source.ts';
import { type Place, validate } from '../schema-problems.ts';
import type { ListedPost } from '../snapshot.ts';
import { readTextFile } from './text-file.ts';
import { parseYaml } from './yaml-text.ts';

/** A post with the place of its front matter, for the checks across files. */
export interface PostFile {
  value: ListedPost;
  place: Place;
}

/** Four digits, or more where the first is no 0, so that an id has one name. */
const FILE_NAME = /^(\d{4}|[1-9]\d{4,9})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** The id that the name of a post's file begins with (decision 20); undefined where it is not such a name. */
export function postFileId(name: string): number | undefined {
  const digits = FILE_NAME.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const frontSchema = postSchema.omit({ id: true, content: true });
const restSchema = z.strictObject({ id: postSchema.shape.id, content: postSchema.shape.content });

/** Reads content/blog/NNNN-slug.md. Lines are counted from the top of the file. Undefined where something is wrong with it. */
export function readPostFile(file: string, id: number, report: Report): PostFile | undefined {
  const text = readTextFile(file, report);
  if (text === undefined) return undefined;
  const parts = splitFrontMatter(text);
  if (parts === undefined) {
    report({
      file,
      line: 1,
      message: 'has no front matter; begin with a line ---, then title: and the other fields, then a line ---',
    });
    return undefined;
  }
  const { content, contentLine } = parts;
  const lineOf = ([field]: readonly PropertyKey[]) => (field === 'content' ? contentLine : 1);
  const rest = validate(restSchema, { yaml: { file, value: { id, content }, lineOf }, root: '', path: [] }, report);
  const yaml = parseYaml({ file, text: parts.front, firstLine: 2 }, report);
  const place = yaml && { yaml, root: '', path: [] };
  const front = place && validate(frontSchema, place, report);
  return place && front && rest && { place, value: { id, ...front, featured: front.featured ?? false, content } };
}

interface PostParts {
  front: string;
  content: string;
  /** The line on which the body's first text stands. */
  contentLine: number;
}

/** A post's front matter and body. Undefined where the text does not begin with a line --- or no second one follows. */
export function splitFrontMatter(text: string): PostParts | undefined {
  const opening = /^---[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const rest = text.slice(opening.length);
  const closing = /^---[ \t]*(?:\r?\n|$)/m.exec(rest);
  if (closing === null) return undefined;
  const body = rest.slice(closing.index + closing[0].length).trimStart();
  const contentLine = text.slice(0, text.length - body.length).split('\n').length;
  return { front: rest.slice(0, closing.index), content: body.trimEnd(), contentLine };
}
