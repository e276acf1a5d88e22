import { contentTables } from '../../app/content-tables.ts';
import type { ContentProblem } from '../../content/content-source.ts';
import { type Entry, problemIn } from '../../content/files/schema-problems.ts';
import { withoutInvisible } from '../../content/files/text-file.ts';
import { startOf } from '../../content/printable.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { splitFrontMatter } from '../../content/reading/post-file.ts';
import { isBullet, linesOf, parsePostBody } from '../../site/prose/post-body.ts';
import { textOf } from './cut-texts.ts';

const QUOTED_LENGTH = 60;

interface Texts {
  content?: string | undefined;
  story?: string | undefined;
}

/** Markup in posts, own pages and stories that readers would see literally. */
export function bodyWarnings(folder: string, entries: ContentEntries): ContentProblem[] {
  const all = contentTables.lists.flatMap(({ name }) => entries[name] as Entry<Texts>[]);
  return all.flatMap((entry) => [
    ...warningsOf(folder, entry, 'content', entry.value.content),
    ...warningsOf(folder, entry, 'story', entry.value.story),
  ]);
}

function warningsOf(
  root: string,
  { place }: Entry<unknown>,
  field: keyof Texts,
  body = '',
): ContentProblem[] {
  const found = unknownFormatting(body);
  if (found.length === 0) return [];
  const problem = problemIn(place, field, '');
  const source = withoutInvisible(textOf({ root, file: place.yaml.file }));
  const isDocument = field === 'content';
  const first = isDocument ? splitFrontMatter(source)?.contentLine : problem.line;
  const lines = linesOf(source);
  return found.map(({ line, text, remedy }) => {
    const at = lines.findIndex((one, index) => index + 1 >= (first ?? 1) && one.includes(text));
    const quoted = text.length <= QUOTED_LENGTH ? text : `${startOf(text, QUOTED_LENGTH)}…`;
    return {
      ...problem,
      line: isDocument ? (first ?? 1) + line : at === -1 ? problem.line : at + 1,
      message: `has “${quoted}”, of which readers see every sign; ${remedy}`,
    };
  });
}

interface UnknownFormatting {
  line: number;
  text: string;
  remedy: string;
}

const HEADING = 'for a subheading, write a paragraph of its own between double asterisks';
const LIST = 'begin each line of a list with a hyphen and a space';
const WORDS = 'delete the signs; nothing within a paragraph is bold, slanted, struck out or code';
const LINK = 'say it in words, or name a page of the guide under places:';
const PLAIN = 'write it as plain text';

const SIGNS: readonly (readonly [sign: RegExp, remedy: string])[] = [
  [/^\s*#{1,6}\s+\S.*|^\s*#{2,6}\S.*/, HEADING],
  [
    /^\s*(?:={3,}|-{3,}|\*{3,}|_{3,}|(?:[-*_] ){2,}[-*_])\s*$/,
    'delete the line; a blank line ends a paragraph',
  ],
  [/^\s*\d{1,3}[.)]\s+\S.*/, LIST],
  [/^\s*[*+•‣◦▪·–]\s+\S.*|^-[^\S ]+.*|^-(?=\p{L}).*|^\s+-\s.*/u, LIST],
  [/^\s*>.*/, 'delete the > and put what somebody said in quotation marks'],
  [/^- \[[ xX]\].*/, 'delete the brackets'],
  [
    /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/,
    'delete it; a body has no pictures, and the picture of the page is imageUrl',
  ],
  [
    /(?<!!)\[[^[\]]+\](?:\([^)]*\)|\[[^\]]*\]|: ?\S+)|\[\[[^\]]+\]\]|<(?:https?:|mailto:)[^>\s]*>|<[^<>@\s]+@[^<>\s]+>/,
    LINK,
  ],
  [/\[\^[^\]]+\]/, 'say it in the text; there are no footnotes'],
  [/^\s*\|.*\||^\s*:?-{3,}:?\s*\|.*/, 'write a list or sentences; there are no tables'],
  [/\*\*(?:[^*]+\*\*)?|__\S(?:.*\S)?__/, `${WORDS}; a subheading has a blank line below it`],
  [
    /(?<![\p{L}\p{N}*\\])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_\\])_[^\s_](?:[^_]*[^\s_])?_(?![\p{L}\p{N}_])/u,
    WORDS,
  ],
  [/(~~|==)[^\s~=](?:.*[^\s~=])?\1/, WORDS],
  [/`{1,3}[^`]*`{1,3}|^\s*(?:```|~~~).*/, WORDS],
  [/<\/?[a-z][^<>]*>|<!--.*|-->/i, PLAIN],
  [/&(?:[a-z]\w{1,31}|#\d{1,7}|#x[\da-f]{1,6});/i, 'write the sign itself'],
  [/\\[\\`*_{}[\]()#+.!|>~-]|\\$/, 'delete the backslash'],
  [/\{\{.*?\}\}|\{%.*?%\}/, PLAIN],
];

/** Markdown or HTML that a body doesn't render (specification section 2, "Body rendering"). */
export function unknownFormatting(body: string): UnknownFormatting[] {
  const lines = linesOf(body);
  return [...paragraphs(lines)].flatMap(([start, end]) => {
    const paragraph = lines.slice(start, end);
    const heading = headingEnd(paragraph);
    return [
      ...paragraph.flatMap((text, index) => signsIn(text, start + index, index < heading)),
      ...moved(paragraph, start),
    ];
  });
}

function* paragraphs(lines: readonly string[]): Iterable<[number, number]> {
  let start = 0;
  for (let index = 0; index <= lines.length; index += 1) {
    if (lines[index]?.trim()) continue;
    if (start < index) yield [start, index];
    start = index + 1;
  }
}

function headingEnd(paragraph: readonly string[]): number {
  const bullet = paragraph.findIndex(isBullet);
  const end = bullet === -1 ? paragraph.length : bullet;
  const [block] = parsePostBody(paragraph.slice(0, end).join('\n'));
  return block?.kind === 'subheading' ? end : 0;
}

/** Characters of a line that are searched, as some patterns take quadratic time. */
const LOOKED_AT = 2_000;

function signsIn(text: string, line: number, isSubheading: boolean): UnknownFormatting[] {
  const start = text.slice(0, LOOKED_AT);
  const shown = isSubheading ? start.replaceAll('**', '') : start;
  return SIGNS.flatMap(([sign, remedy]) => {
    const found = sign.exec(shown)?.[0].trim();
    return found === undefined ? [] : [{ line, text: found, remedy }];
  });
}

/** Text between two bullets, which is shown below the list. */
function moved(paragraph: readonly string[], start: number): UnknownFormatting[] {
  const first = paragraph.findIndex(isBullet);
  const last = paragraph.findLastIndex(isBullet);
  return paragraph.flatMap((text, index) =>
    index < first || index > last || isBullet(text) || /^\s/.test(text)
      ? []
      : [{ line: start + index, text, remedy: MOVED }],
  );
}

const MOVED =
  'begin it with two spaces if it belongs to the item above; otherwise put it below a blank line, as it is shown below the whole list';
