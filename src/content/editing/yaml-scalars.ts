import { Document, isCollection, isScalar, stringify } from 'yaml';

const WIDTH = 100;

/** Keeps the library from breaking lines; `foldedLines` does, and keeps existing breaks. */
const UNBROKEN = { lineWidth: 0, doubleQuotedMinMultiLineLength: 10_000_000 } as const;

type Quoting = 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE';

/** A value on one line; inside braces and brackets if `isInFlow`. */
export function onOneLine(value: unknown, isInFlow: boolean, quoting: Quoting = 'PLAIN'): string {
  const options = { ...UNBROKEN, defaultStringType: quoting, defaultKeyType: 'PLAIN' } as const;
  const oneLine = typeof value === 'string' && value.includes('\n') ? 'QUOTE_DOUBLE' : quoting;
  const document = new Document([value], { version: '1.2' });
  if (isCollection(document.contents)) document.contents.flow = true;
  const item = document.get(0, true);
  if (isScalar(item) && typeof value === 'string' && oneLine !== 'PLAIN') item.type = oneLine;
  const inFlow = document.toString({ ...options, flowCollectionPadding: true }).trim();
  const text = withoutBlanks(inFlow.slice(1, -1));
  if (isInFlow || typeof value === 'object' || oneLine === 'QUOTE_DOUBLE') return text;
  return withoutBlanks(stringify({ k: value }, options).slice(3));
}

/** Keeps a no-break space at the end, which is part of the text. */
function withoutBlanks(text: string): string {
  return text.replace(/^[ \n]+|[ \n]+$/g, '');
}

/** The lines of a field or list item, the first one without indent; `head` is "name:" or "-". */
export function fieldLines(head: string, value: unknown, indent: string): string[] {
  if (typeof value === 'string') return textLines(head, value, indent);
  if (typeof value !== 'object' || value === null) return [`${head} ${onOneLine(value, false)}`];
  const flow = onOneLine(value, false);
  const isEmpty = Object.keys(value).length === 0;
  const isNested = Object.values(value).some((part) => typeof part === 'object' && part !== null);
  const fits = indent.length + head.length + 1 + flow.length <= WIDTH && !flow.includes('\n');
  const isLong = Array.isArray(value)
    ? value.some((item) => typeof item === 'string' && item.length > 40)
    : head !== '-' && Object.keys(value).length > 4;
  if (isEmpty || (fits && !isLong && !(isNested && head === '-'))) return [`${head} ${flow}`];
  const below = `${indent}  `;
  if (Array.isArray(value))
    return [head, ...value.flatMap((item) => indented(fieldLines('-', item, below), below))];
  const lines = Object.entries(value).flatMap(([name, part]) =>
    indented(fieldLines(`${name}:`, part, below), below),
  );
  if (head !== '-') return [head, ...lines];
  return [`- ${lines[0]?.slice(below.length)}`, ...lines.slice(1)];
}

function indented(lines: readonly string[], indent: string): string[] {
  return lines.map((line, index) => (index === 0 ? indent + line : line));
}

function textLines(head: string, text: string, indent: string): string[] {
  const line = `${head} ${onOneLine(text, false)}`;
  if (indent.length + line.length <= WIDTH && !text.includes('\n')) return [line];
  const block = blockLines(text, `${indent}  `, []);
  return block ? [`${head} ${block.header}`, ...block.lines] : [line];
}

/** A block scalar: its header, such as "|-", and its lines. */
export interface Block {
  header: string;
  lines: string[];
}

/**
 * A text as a block scalar: folded if it's one paragraph, otherwise literal. Keeps lines of
 * `before`, a folded text, where possible. Undefined if only quotes can hold the text.
 */
export function blockLines(
  text: string,
  indent: string,
  before: readonly string[],
): Block | undefined {
  const body = text.replace(/\n$/, '');
  if (body === '' || /^[\s#]|\n$|[ \t](?:\n|$)|\t|\r/.test(body)) return undefined;
  const chomp = text.endsWith('\n') ? '' : '-';
  if (body.includes('\n')) {
    const lines = body.split('\n').map((line) => (line === '' ? '' : indent + line));
    return { header: `|${chomp}`, lines };
  }
  const folded = foldedLines(body, before, WIDTH - indent.length);
  return { header: `>${chomp}`, lines: folded.map((line) => indent + line) };
}

const BREAK = /(?<=\S) (?=\S)/;

/** Folds the text, keeping the first and last lines of `before` whose words haven't changed. */
function foldedLines(text: string, before: readonly string[], width: number): string[] {
  const words = text.split(BREAK);
  const old = before.map((line) => line.split(BREAK));
  const isAt = (line: readonly string[], at: number) =>
    line.length > 0 && line.every((word, index) => words[at + index] === word);
  const first: string[][] = [];
  let start = 0;
  for (const line of old) {
    if (!isAt(line, start)) break;
    first.push(line);
    start += line.length;
  }
  const last: string[][] = [];
  let end = words.length;
  for (const line of old.slice(first.length).reverse()) {
    if (end - line.length < start || !isAt(line, end - line.length)) break;
    last.unshift(line);
    end -= line.length;
  }
  const lines = [...first, ...filled(words.slice(start, end), width), ...last];
  return lines.map((line) => line.join(' '));
}

function filled(words: readonly string[], width: number): string[][] {
  const lines: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (length + 1 + word.length > width) {
      lines.push([]);
      length = -1;
    }
    lines.at(-1)?.push(word);
    length += 1 + word.length;
  }
  return lines;
}

/** Another value in place of a block scalar, `source`, in the same form. */
export function otherBlock(source: string, after: unknown, indent: string): string {
  const [first = '', ...lines] = source.split('\n');
  const inside = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? `${indent}  `;
  const old = lines.map((line) => line.slice(inside.length));
  const isFolded = first.startsWith('>') && !old.includes('');
  const block =
    typeof after === 'string' ? blockLines(after, inside, isFolded ? old : []) : undefined;
  const comment = /\s+#.*$/.exec(first)?.[0] ?? '';
  return block
    ? [`${block.header}${comment}`, ...block.lines].join('\n')
    : onOneLine(after, false) + comment;
}
