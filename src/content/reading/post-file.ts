/** Four digits, or more if the first isn't 0, so that there's only one way to write an id. */
const FILE_NAME = /^(\d{4}|[1-9]\d{4,9})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** The id that a post's file name starts with (decision 20); undefined for any other name. */
export function postFileId(name: string): number | undefined {
  const digits = FILE_NAME.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

interface PostParts {
  front: string;
  content: string;
  /** The line on which the body starts. */
  contentLine: number;
}

/**
 * A post's front matter and body. Undefined if the text doesn't start with a --- line, or no second
 * one follows.
 */
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
