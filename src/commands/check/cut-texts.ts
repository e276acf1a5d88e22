import { isPair, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml';
import type { ContentProblem } from '../../content/content-source.ts';
import { type Place, problemAt } from '../../content/files/schema-problems.ts';
import { INVISIBLE } from '../../content/files/text-file.ts';
import { type ContentPath, readContentFile } from '../../content/gate/content-gate.ts';
import { splitFrontMatter } from '../../content/reading/post-file.ts';

/**
 * Texts that a # cuts: in `street: 100 Ranch Road #7`, YAML takes the number for a comment. It's
 * meant as one if there's a space after the #, and more than one before it.
 */
export function cutTexts(folder: string, entries: readonly { place: Place }[]): ContentProblem[] {
  const places = new Map(entries.map(({ place }) => [place.yaml.file, place]));
  return [...places.values()].flatMap((place) =>
    cutsIn(folder, place).map(({ path, text }) =>
      problemAt(
        { ...place, path },
        `is only “${text}”, as a # begins a comment; put the text in quotes, or the comment on a line of its own`,
      ),
    ),
  );
}

interface Cut {
  path: PropertyKey[];
  text: string;
}

function cutsIn(root: string, { yaml: { file } }: Place): Cut[] {
  const text = yamlIn({ root, file });
  if (!text.includes('#')) return [];
  const cuts: Cut[] = [];
  visit(parseDocument(text, { uniqueKeys: false }), {
    Scalar: (key, { type, value, range }, ancestors) => {
      if (type !== 'PLAIN' || typeof value !== 'string' || key === 'key' || !range) return;
      if (!/^(?: #|\s+#[^\s#])/.test(text.slice(range[1], range[1] + 100))) return;
      cuts.push({ path: pathTo(key, ancestors), text: value });
    },
  });
  return cuts;
}

/** Characters that nobody sees and the site leaves out, a line for each file that has any. */
export function invisibleCharacters(
  root: string,
  entries: readonly { place: Place }[],
): ContentProblem[] {
  const files = new Set(entries.map(({ place }) => place.yaml.file));
  return [...files].flatMap((file) => {
    const text = textOf({ root, file });
    const [first] = text.slice(1).matchAll(INVISIBLE);
    if (first === undefined) return [];
    const line = text.slice(0, first.index + 1).split('\n').length;
    const message =
      'contains characters that nobody can see, as text from Word or a web page does; the site leaves them out';
    return [{ file, line, message }];
  });
}

/** The YAML of a file: all of it, or a post's front matter. Empty if the file is gone meanwhile. */
function yamlIn(path: ContentPath): string {
  const text = textOf(path);
  return path.file.endsWith('.md') ? (splitFrontMatter(text)?.front ?? '') : text;
}

function textOf(path: ContentPath): string {
  try {
    return readContentFile(path, 'text').toString();
  } catch {
    return '';
  }
}

/** The keys and indexes that lead to a visited scalar, which stands at the key of the last parent. */
function pathTo(key: unknown, ancestors: readonly unknown[]): PropertyKey[] {
  const steps = [...ancestors, undefined];
  return ancestors.flatMap((ancestor, index): PropertyKey[] => {
    const child = steps[index + 1];
    if (isPair(ancestor)) return [isScalar(ancestor.key) ? String(ancestor.key.value) : ''];
    if (!isSeq<Node>(ancestor)) return [];
    return [child === undefined ? Number(key) : ancestor.items.indexOf(child as Node)];
  });
}
