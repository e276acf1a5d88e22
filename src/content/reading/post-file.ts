interface PostParts {
  front: string;
  content: string;
  contentLine: number;
}

/** A post's front matter and body; undefined without a --- line first and a second one. */
export function splitFrontMatter(text: string): PostParts | undefined {
  const opening = /^[ \t]*-{3,}[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const rest = text.slice(opening.length);
  const closing = /^[ \t]*-{3,}[ \t]*(?:\r?\n|$)/m.exec(rest);
  if (closing === null) return undefined;
  const body = rest.slice(closing.index + closing[0].length).trimStart();
  const contentLine = text.slice(0, text.length - body.length).split('\n').length;
  return { front: rest.slice(0, closing.index), content: body.trimEnd(), contentLine };
}
