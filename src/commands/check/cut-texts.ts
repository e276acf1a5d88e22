import { isPair, isScalar, isSeq, type Node, parseDocument, type Scalar, visit } from 'yaml';
import type { ContentProblem } from '../../content/content-source.ts';
import { RecentTexts } from '../../content/files/recent-texts.ts';
import { problemAt, type YamlPlace } from '../../content/files/schema-problems.ts';
import { INVISIBLE, withoutInvisible } from '../../content/files/text-file.ts';
import { type ContentPath, readContentFile } from '../../content/gate/content-gate.ts';
import { splitFrontMatter } from '../../content/reading/post-file.ts';

/**
 * Texts that YAML cuts at a comment, tag or anchor: `street: 100 Ranch Road #7`, `title: ! New`. A
 * real comment has more than one space before its #, and one after.
 */
export function cutTexts(
  folder: string,
  entries: readonly { place: YamlPlace }[],
): ContentProblem[] {
  const places = new Map(entries.map(({ place }) => [place.yaml.file, place]));
  return [...places.values()].flatMap((place) =>
    cutsIn(folder, place).map(({ path, text, reason }) =>
      problemAt({ ...place, path }, `is only “${text}”, as ${reason}`),
    ),
  );
}

const COMMENT = 'a # begins a comment; put the text in quotes, or the comment on a line of its own';

/** A quick test: a # after a space, or a ! or & where a value may begin. */
const MAY_CUT = /\s#|(?:^|[-:?,[{])\s*[!&]/m;

interface Cut {
  path: PropertyKey[];
  text: string;
  reason: string;
}

/** A cache, as the desk checks again after each edit, which changes one file of many. */
const known = new RecentTexts<Cut[]>();

function cutsIn(root: string, { yaml: { file } }: YamlPlace): Cut[] {
  const text = yamlIn({ root, file });
  if (!MAY_CUT.test(text)) return [];
  const cuts = known.get(text) ?? findCuts(text);
  known.set(text, cuts);
  return cuts;
}

function findCuts(text: string): Cut[] {
  const cuts: Cut[] = [];
  visit(parseDocument(text, { uniqueKeys: false }), {
    Scalar: (key, node, ancestors) => {
      const { type, value, range } = node;
      if (typeof value !== 'string' || key === 'key' || !range) return;
      const sign = swallowed(node);
      const after = text.slice(range[1], range[1] + 100);
      const isCut = type === 'PLAIN' && /^(?: #|\s+#[^\s#])/.test(after);
      if (sign === undefined && !isCut) return;
      const reason =
        sign === undefined ? COMMENT : `${sign} is a sign of YAML; put the text in quotes`;
      cuts.push({ path: pathTo(key, ancestors), text: value, reason });
    },
  });
  return cuts;
}

function swallowed({ tag, anchor }: Scalar): string | undefined {
  if (tag === '!') return tag;
  return anchor === undefined ? undefined : `&${anchor}`;
}

/** Invisible characters, which the site leaves out: one problem for each file. */
export function invisibleCharacters(
  root: string,
  entries: readonly { place: YamlPlace }[],
): ContentProblem[] {
  const files = new Set(entries.map(({ place }) => place.yaml.file));
  return [...files].flatMap((file) => {
    // A byte order mark belongs to the file, not to its text.
    const text = textOf({ root, file }).replace(/^\uFEFF/, '');
    const [first] = text.matchAll(INVISIBLE);
    if (first === undefined) return [];
    const line = text.slice(0, first.index).split('\n').length;
    const message =
      'contains characters that nobody can see, as text from Word or a web page does; the site leaves them out';
    return [{ file, line, message }];
  });
}

function yamlIn(path: ContentPath): string {
  const text = withoutInvisible(textOf(path));
  return path.file.endsWith('.md') ? (splitFrontMatter(text)?.front ?? '') : text;
}

/** The text of a content file; empty if the file is gone. */
export function textOf(path: ContentPath): string {
  try {
    return readContentFile(path, 'text').toString();
  } catch {
    return '';
  }
}

function pathTo(key: unknown, ancestors: readonly unknown[]): PropertyKey[] {
  const steps = [...ancestors, undefined];
  return ancestors.flatMap((ancestor, index): PropertyKey[] => {
    const child = steps[index + 1];
    if (isPair(ancestor)) return [isScalar(ancestor.key) ? String(ancestor.key.value) : ''];
    if (!isSeq<Node>(ancestor)) return [];
    return [child === undefined ? Number(key) : ancestor.items.indexOf(child as Node)];
  });
}
