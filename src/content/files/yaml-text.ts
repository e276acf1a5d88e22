import { type Document, isCollection, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Report } from '../content-source.ts';
import { readTextFile } from './text-file.ts';
import { type Fault, repeatedKeyFaults, syntaxFaults } from './yaml-faults.ts';
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
    ...parseFaults(document, lineAt),
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

function parseFaults(document: Document.Parsed, lineAt: YamlTree['lineAt']): Fault[] {
  const overflow = document.errors.find(({ message }) => message.startsWith('Maximum call stack'));
  return overflow
    ? [{ offset: overflow.pos[0], message: TOO_DEEP }]
    : syntaxFaults(document, lineAt);
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
      faults.push(...repeatedKeyFaults(node));
      if (path.filter(isCollection).length < MAX_DEPTH) return undefined;
      forbid(node, TOO_DEEP);
      return visit.BREAK;
    },
  });
  return faults;
}
