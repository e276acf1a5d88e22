import { type Document, isMap, isScalar, type Scalar, visit, type YAMLParseError } from 'yaml';
import { startOf } from './yaml-position.ts';

export interface Fault {
  offset: number;
  message: string;
}

/** After one syntax error, the parser reports many of these. */
const FOLLOWS_FROM_ANOTHER = 'UNEXPECTED_TOKEN';

/** The number of errors whose origin is looked for. */
const SEARCHED = 20;

const OPEN_QUOTE = 'put a quote like the first one at the end of the text';
const OPEN_BRACKET = 'close it with } or ] at its end';
const OTHER_COLUMN =
  'start it in the same column as the fields above it, and delete {} or [] if the line above ends with it';
const NO_COLON =
  'put a colon after the name of the field, or start the next line in the same column as the others';
const SECOND_COLON = 'put text that contains a colon in quotes';
const SYMBOL_FIRST = 'put text that begins with a symbol in quotes';
const OTHERWISE =
  'check the indentation (spaces, no tabs), and put text that contains : or # or quotes in quotes';

/** The syntax errors, each where it begins. Those on the same or the next line are consequences. */
export function syntaxFaults(
  document: Document.Parsed,
  lineAt: (offset: number) => number,
): Fault[] {
  const { errors, warnings } = document;
  const faults: Fault[] = [];
  let lastLine = Number.NEGATIVE_INFINITY;
  for (const [index, error] of [...errors, ...warnings].entries()) {
    const line = lineAt(error.pos[0]);
    const follows = line <= lastLine + 1 || (index > 0 && error.code === FOLLOWS_FROM_ANOTHER);
    lastLine = Math.max(lastLine, line);
    if (follows) continue;
    const next = errors[index + 1];
    const isKey = next?.code === 'MULTILINE_IMPLICIT_KEY' && next.pos[0] === error.pos[0];
    const { offset, remedy } =
      faults.length < SEARCHED
        ? beginning(document, isKey ? next : error, lineAt)
        : { offset: error.pos[0], remedy: OTHERWISE };
    faults.push({ offset, message: `is not valid YAML (${error.message}); ${remedy}` });
  }
  return faults;
}

type SyntaxError = Pick<YAMLParseError, 'code' | 'pos' | 'message'>;

/** Where an error begins, which may be long before the parser notices. */
function beginning(
  document: Document.Parsed,
  { code, pos: [offset], message }: SyntaxError,
  lineAt: (offset: number) => number,
): { offset: number; remedy: string } {
  const quote = openQuote(document, offset, lineAt);
  if (quote !== undefined) return { offset: quote, remedy: OPEN_QUOTE };
  if (code === 'BAD_INDENT' && message.startsWith('Flow'))
    return { offset: openBracket(document, offset), remedy: OPEN_BRACKET };
  if (code === 'BAD_INDENT') return { offset, remedy: OTHER_COLUMN };
  if (code === 'MULTILINE_IMPLICIT_KEY') return { offset, remedy: NO_COLON };
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return { offset, remedy: SECOND_COLON };
  if (code === 'BAD_SCALAR_START') return { offset, remedy: SYMBOL_FIRST };
  return { offset, remedy: code === 'MISSING_CHAR' ? OPEN_QUOTE : OTHERWISE };
}

/** The quote that was left open: its text ends at the error, several lines later. */
function openQuote(
  document: Document.Parsed,
  error: number,
  lineAt: (offset: number) => number,
): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar: (_, { range, type }) => {
      if (!range || !type?.startsWith('QUOTE')) return undefined;
      const [start, end] = range;
      const isLong = lineAt(start) < lineAt(end);
      const endsBefore = end < error && lineAt(end) === lineAt(error);
      if (end !== error && !(isLong && (endsBefore || start === error))) return undefined;
      found = start;
      return visit.BREAK;
    },
  });
  return found;
}

function openBracket(document: Document.Parsed, error: number): number {
  let found = error;
  visit(document, {
    Collection: (_, { flow, range }) => {
      if (flow && range && range[0] < error && range[1] >= error - 1) found = range[0];
    },
  });
  return found;
}

/** Repeated keys of a map. In linear time: the parser's own check compares all pairs. */
function repeatedKeys(node: unknown): Scalar[] {
  if (!isMap(node)) return [];
  const seen = new Set<string>();
  return node.items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const name = String(key.value);
    const isRepeated = seen.has(name);
    seen.add(name);
    return isRepeated ? [key] : [];
  });
}

/** Fields that a group has twice. If several are, an entry lacks its hyphen; one is named. */
export function repeatedKeyFaults(node: unknown): Fault[] {
  const keys = repeatedKeys(node);
  const [first] = keys;
  const isLost = keys.some((key) => key.value !== first?.value);
  const named = isLost ? keys.filter((key) => key.value === first?.value) : keys;
  return named.map((key) => {
    const remedy = isLost
      ? `the entry above has ${key.value}: already; if another entry begins here, write - ${key.value}:`
      : `delete one of the lines that begin with ${key.value}:`;
    const message = `is not valid YAML (Map keys must be unique); ${remedy}`;
    return { offset: startOf(key), message };
  });
}
