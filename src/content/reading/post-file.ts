interface PostParts {
  front: string;
  content: string;
  contentLine: number;
}

/** A post's front matter and body; undefined unless it's between two --- lines at the top. */
export function splitFrontMatter(text: string): PostParts | undefined {
  const opening = /^[ \t]*-{3,}[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const rest = text.slice(opening.length);
  const closing = closingLine(rest) ?? /^[ \t]*-{3,}[ \t]*(?:\r?\n|$)/m.exec(rest);
  if (closing === null) return undefined;
  const body = rest.slice(closing.index + closing[0].length).trimStart();
  const contentLine = text.slice(0, text.length - body.length).split('\n').length;
  return { front: rest.slice(0, closing.index), content: body.trimEnd(), contentLine };
}

/** Begins a block scalar, as in `excerpt: |`, whose lines are indented like its first one. */
const BLOCK = /(?::|-)[ \t]+[|>][-+\d]{0,2}[ \t]*$/;

/** The first --- line outside a block scalar. */
function closingLine(rest: string): RegExpExecArray | undefined {
  let isBelow = false;
  let spaces = Number.POSITIVE_INFINITY;
  for (const line of rest.matchAll(/^([ \t]*)(\S.*)(?:\r?\n|$)/gm)) {
    const [, before = '', words = ''] = line;
    if (isBelow || before.length < spaces)
      spaces = (isBelow && before.length) || Number.POSITIVE_INFINITY;
    const isInside = before.length >= spaces;
    if (!isInside && /^-{3,}[ \t]*$/.test(words)) return line;
    isBelow = !isInside && BLOCK.test(words);
  }
  return undefined;
}
