import type { Document } from 'yaml';
import { deepFreeze } from '../../model/deep-freeze.ts';
import type { Report } from '../content-source.ts';
import type { ContentPath } from '../gate/content-gate.ts';
import { RecentTexts } from './recent-texts.ts';
import { readTextFile } from './text-file.ts';
import { type Fault, syntaxFaults } from './yaml-faults.ts';
import { type Item, itemsOf } from './yaml-items.ts';
import { offsetOf } from './yaml-position.ts';
import { nearestRepair } from './yaml-repair.ts';
import { findRunaway, TOO_DEEP } from './yaml-runaway.ts';
import { forbiddenParts, parseTree, type YamlTree } from './yaml-tree.ts';

export interface YamlText {
  file: string;
  text: string;
  firstLine: number;
}

/** Parsed YAML that knows the lines of its values. */
export interface Yaml {
  file: string;
  value: unknown;
  /** The line of the value, or of what should contain it; undefined for what has no lines. */
  lineOf(path: readonly PropertyKey[]): number | undefined;
}

/** Reads and parses a YAML file. Reports every fault; undefined if there are any. */
export function readYamlFile(path: ContentPath, report: Report): Yaml | undefined {
  const text = readTextFile(path, report);
  return text === undefined
    ? undefined
    : parseYaml({ file: path.file, text, firstLine: 1 }, report);
}

/**
 * Parses YAML 1.2, in which dates are text. Reports syntax errors, and what content doesn't need
 * but an attack could use: aliases, tags, prototype names, non-text keys, deep nesting. Undefined
 * if there are faults. The same text gives the same frozen value.
 */
export function parseYaml(source: YamlText, report: Report): Yaml | undefined {
  const { file, text, firstLine } = source;
  const known = knownOf(text);
  for (const { line, message } of known.faults) report({ file, line: firstLine + line, message });
  if (known.faults.length > 0) return undefined;
  return { file, value: known.value, lineOf: (path) => firstLine + lineOf(text, known, path) };
}

/** Lines are from 0. */
interface Parsed {
  value?: unknown;
  faults: { line: number; message: string }[];
  items?: readonly Item[];
  /** Weak, as it's many times the size of its text and only needed for the lines of faults. */
  tree?: WeakRef<YamlTree>;
}

/** After an edit, all files but one are the same. */
const parsed = new RecentTexts<Parsed>();

function knownOf(text: string): Parsed {
  const known = parsed.get(text);
  if (known) return known;
  const found = parseItems(text) ?? parse(text);
  parsed.set(text, found);
  return found;
}

/** Parses a list by its items, as an edit changes only one of them. Undefined if it can't. */
function parseItems(text: string): Parsed | undefined {
  const items = itemsOf(text);
  if (!items) return undefined;
  const values: unknown[] = [];
  for (const item of items) {
    const { value, faults } = knownOf(item.text);
    if (faults.length > 0 || !Array.isArray(value)) return undefined;
    values.push(...value);
  }
  if (values.length !== items.length) return undefined;
  return { value: deepFreeze(values), faults: [], items };
}

/** From 0: the line of the value at the path, or of what should contain it. */
function lineOf(text: string, known: Parsed, path: readonly PropertyKey[]): number {
  const [index, ...rest] = path;
  const item = known.items?.[Number(index)];
  if (item) return item.line + lineOf(item.text, knownOf(item.text), [0, ...rest]);
  const tree = known.tree?.deref() ?? parseTree(text);
  known.tree = new WeakRef(tree);
  return tree.lineAt(offsetOf(tree.document.contents, path));
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

/** Others are named once these are fixed. */
const MOST_SLIPS = 5;

/** Why it isn't YAML: repairs one slip after another, then lists the faults that remain. */
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

function parseFaults(document: Document.Parsed, lineAt: YamlTree['lineAt']): Fault[] {
  const overflow = document.errors.find(({ message }) => message.startsWith('Maximum call stack'));
  return overflow
    ? [{ offset: overflow.pos[0], message: TOO_DEEP }]
    : syntaxFaults(document, lineAt);
}
