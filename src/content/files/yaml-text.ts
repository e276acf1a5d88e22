import {
  type Document,
  isCollection,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { deepFreeze } from '../../model/deep-freeze.ts';
import type { Report } from '../content-source.ts';
import type { ContentPath } from '../gate/content-gate.ts';
import { RecentTexts } from './recent-texts.ts';
import { readTextFile } from './text-file.ts';
import { type Fault, repeatedKeyFaults, syntaxFaults } from './yaml-faults.ts';
import { offsetOf, startOf } from './yaml-position.ts';
import { nearestRepair } from './yaml-repair.ts';
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
   * Undefined for what has no lines.
   */
  lineOf(path: readonly PropertyKey[]): number | undefined;
}

/** Reads and parses a YAML file. Reports every fault in it; undefined if there are any. */
export function readYamlFile(path: ContentPath, report: Report): Yaml | undefined {
  const text = readTextFile(path, report);
  return text === undefined
    ? undefined
    : parseYaml({ file: path.file, text, firstLine: 1 }, report);
}

/**
 * Parses YAML 1.2, in which a date is text. Reports every syntax error, and anything that no
 * content needs but an attack could use: aliases, tags, prototype names, keys that aren't text, deep
 * nesting. Undefined if there is any fault. Reads of the same text share one frozen value.
 */
export function parseYaml(source: YamlText, report: Report): Yaml | undefined {
  const { file, text, firstLine } = source;
  const { value, faults, tree } = parsed.get(text) ?? remember(text);
  for (const { line, message } of faults) report({ file, line: firstLine + line, message });
  if (faults.length > 0) return undefined;
  let again: YamlTree | undefined;
  return {
    file,
    value,
    lineOf(path) {
      again ??= tree?.deref() ?? parseTree(text);
      return firstLine + again.lineAt(offsetOf(again.document.contents, path));
    },
  };
}

/** What a text says. Lines are counted from 0. */
interface Parsed {
  value?: unknown;
  faults: { line: number; message: string }[];
  /**
   * Many times the size of its text, so it isn't kept around for the line numbers of faults, which
   * are rare, but parsed again if it's gone.
   */
  tree?: WeakRef<YamlTree>;
}

/**
 * The texts that were read last: a publish reads the folder several times, and a server again with
 * each edit, which changes one file of many.
 */
const parsed = new RecentTexts<Parsed>();

function remember(text: string): Parsed {
  const found = parse(text);
  parsed.set(text, found);
  return found;
}

function parse(text: string): Parsed {
  const runaway = findRunaway(text);
  if (runaway) return { faults: [runaway] };
  const tree = parseTree(text);
  const { document } = tree;
  const faults =
    document.errors.length + document.warnings.length > 0
      ? slips(text, tree)
      : inLines(forbiddenParts(document), tree);
  if (faults.length > 0) return { faults };
  const value = deepFreeze(document.toJS({ maxAliasCount: 0 }));
  return { value, faults, tree: new WeakRef(tree) };
}

type Lines = Parsed['faults'];

/** Slips beyond these are named when the first ones are gone. */
const MOST_SLIPS = 5;

/**
 * What makes it no YAML, in the order of cause: the slip that explains the first fault, then what is
 * still wrong without it. What only follows from a slip is gone with it.
 */
function slips(text: string, tree: YamlTree): Lines {
  const named: Lines = [];
  let current = text;
  let faults = inLines(parseFaults(tree.document, tree.lineAt), tree);
  while (faults[0] && named.length < MOST_SLIPS) {
    const repair = nearestRepair(current, faults[0].line);
    if (!repair) break;
    const [what = ''] = faults[0].message.split('; ');
    named.push({ line: repair.line, message: `${what}; ${repair.remedy}` });
    current = repair.text;
    const again = parseTree(current);
    faults = inLines(parseFaults(again.document, again.lineAt), again);
  }
  return [...named, ...faults];
}

function inLines(faults: readonly Fault[], { lineAt }: YamlTree): Lines {
  return faults.map(({ offset, message }) => ({ line: lineAt(offset), message }));
}

interface YamlTree {
  document: Document.Parsed;
  /** The line that contains the offset. */
  lineAt(offset: number): number;
}

function parseTree(text: string): YamlTree {
  const lineCounter = new LineCounter();
  const options = { lineCounter, prettyErrors: false, uniqueKeys: false };
  const { stackTraceLimit } = Error;
  // A megabyte may have a million syntax errors, and noting where each was thrown takes longest.
  Error.stackTraceLimit = 0;
  const document = parseDocument(text, options);
  Error.stackTraceLimit = stackTraceLimit;
  return {
    document,
    lineAt: (offset) => Math.max(1, lineCounter.linePos(offset).line) - 1,
  };
}

function parseFaults(document: Document.Parsed, lineAt: YamlTree['lineAt']): Fault[] {
  const overflow = document.errors.find(({ message }) => message.startsWith('Maximum call stack'));
  return overflow
    ? [{ offset: overflow.pos[0], message: TOO_DEEP }]
    : syntaxFaults(document, lineAt);
}

/** Names with a special meaning in JavaScript. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function forbiddenParts(document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  const forbid = (node: unknown, message: string) =>
    faults.push({ offset: startOf(node), message });
  /** Some make values of other kinds: bytes, sets, ordered maps. A lone ! makes nothing: check warns. */
  const forbidTag = (node: Node) => {
    if (node.tag !== undefined && node.tag !== '!')
      forbid(node, `has the tag ${node.tag}; delete it`);
  };
  visit(document, {
    Alias: (_, node) => {
      forbid(node, `uses the alias *${node.source}; write the value out`);
    },
    Scalar: (_, node) => forbidTag(node),
    Pair: (_, { key, value }) => {
      if (!isScalar(key))
        forbid(key ?? value, 'has a key that is not text; put a name before the colon');
      else if (FORBIDDEN_KEYS.has(String(key.value)))
        forbid(key, `has the key ${key.value}, which is not allowed; delete it`);
    },
    Collection: (_, node, path) => {
      forbidTag(node);
      for (const fault of repeatedKeyFaults(node)) faults.push(fault);
      if (path.filter(isCollection).length < MAX_DEPTH) return undefined;
      forbid(node, TOO_DEEP);
      return visit.BREAK;
    },
  });
  return faults;
}
