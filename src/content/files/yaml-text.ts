import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { Report } from '../content-source.ts';
import { readTextFile } from './text-file.ts';
import { offsetOf, startOf } from './yaml-position.ts';
import { findRunaway, MAX_DEPTH, TOO_DEEP } from './yaml-runaway.ts';

/** A piece of YAML: a whole file, or the front matter of a post. */
export interface YamlText {
  file: string;
  text: string;
  /** The line of the file on which the text starts. */
  firstLine: number;
}

/** A parsed piece of YAML that knows the lines of its values. */
export interface Yaml {
  file: string;
  value: unknown;
  /**
   * The line of the value at the path; if it's missing, the line of what should contain it.
   * Undefined for a database row.
   */
  lineOf(path: readonly PropertyKey[]): number | undefined;
}

/** Reads and parses a YAML file. Reports every fault in it; undefined if there are any. */
export function readYamlFile(file: string, report: Report): Yaml | undefined {
  const text = readTextFile(file, report);
  return text === undefined ? undefined : parseYaml({ file, text, firstLine: 1 }, report);
}

/** Names with a special meaning in JavaScript. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses YAML 1.2, in which a date is text. Reports every syntax error, and anything that no
 * content needs but an attack could use: aliases, prototype names, keys that aren't text, deep
 * nesting. Undefined if there is any fault.
 */
export function parseYaml(source: YamlText, report: Report): Yaml | undefined {
  const { file } = source;
  const runaway = findRunaway(source.text);
  if (runaway) {
    report({ file, line: source.firstLine + runaway.line, message: runaway.message });
    return undefined;
  }
  const { document, lineAt } = parseTree(source);
  const faults = [
    ...syntaxFaults(document),
    ...(document.errors.length === 0 ? forbiddenParts(document) : []),
  ];
  for (const { offset, message } of faults) report({ file, line: lineAt(offset), message });
  if (faults.length > 0) return undefined;
  let tree: YamlTree | undefined;
  return {
    file,
    value: document.toJS({ maxAliasCount: 0 }),
    lineOf(path) {
      tree ??= parseTree(source);
      return tree.lineAt(offsetOf(tree.document.contents, path));
    },
  };
}

/**
 * Many times the size of its text, so it isn't kept around for the line numbers of faults, which
 * are rare, but parsed again.
 */
interface YamlTree {
  document: Document.Parsed;
  /** The line of the file that contains the offset. */
  lineAt(offset: number): number;
}

function parseTree({ text, firstLine }: YamlText): YamlTree {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
  return {
    document,
    lineAt: (offset) => firstLine - 1 + Math.max(1, lineCounter.linePos(offset).line),
  };
}

interface Fault {
  offset: number;
  message: string;
}

/** After one syntax error, the rest of the file is full of these. */
const FOLLOWS_FROM_ANOTHER = 'UNEXPECTED_TOKEN';

function syntaxFaults(document: Document.Parsed): Fault[] {
  const { errors, warnings } = document;
  const overflow = errors.find(({ message }) => message.startsWith('Maximum call stack'));
  if (overflow) return [{ offset: overflow.pos[0], message: TOO_DEEP }];
  const ownFaults = errors.filter(
    ({ code }, index) => index === 0 || code !== FOLLOWS_FROM_ANOTHER,
  );
  return [...ownFaults, ...warnings].map(({ code, pos, message }) => ({
    offset: code === 'MISSING_CHAR' ? openingQuote(document, pos[0]) : pos[0],
    message: `is not valid YAML (${message}); check the indentation, and put text that contains : or # in quotes`,
  }));
}

/**
 * The offset of the quote that is never closed. The parser only gives the end of the text it opens,
 * which is often the end of the file.
 */
function openingQuote(document: Document.Parsed, end: number): number {
  let offset = end;
  visit(document, {
    Scalar: (_, { range }) => {
      if (range?.[1] !== end) return undefined;
      offset = range[0];
      return visit.BREAK;
    },
  });
  return offset;
}

function forbiddenParts(document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  const forbid = (node: unknown, message: string) =>
    faults.push({ offset: startOf(node), message });
  visit(document, {
    Alias: (_, node) => {
      forbid(node, `uses the alias *${node.source}; write the value out`);
    },
    Pair: (_, { key, value }) => {
      if (!isScalar(key))
        forbid(key ?? value, 'has a key that is not text; put a name before the colon');
      else if (FORBIDDEN_KEYS.has(String(key.value)))
        forbid(key, `has the key ${key.value}, which is not allowed; delete it`);
    },
    Collection: (_, node, path) => {
      for (const key of repeatedKeys(node))
        forbid(
          key,
          `is not valid YAML (Map keys must be unique); delete one of the lines that begin with ${key}:`,
        );
      if (path.filter(isCollection).length < MAX_DEPTH) return undefined;
      forbid(node, TOO_DEEP);
      return visit.BREAK;
    },
  });
  return faults;
}

/** A map's repeated keys. The parser's own check would compare each key with every other. */
export function repeatedKeys(node: unknown): Scalar[] {
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
