import {
  type Document,
  isCollection,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { type Fault, repeatedKeyFaults } from './yaml-faults.ts';
import { startOf } from './yaml-position.ts';
import { MAX_DEPTH, TOO_DEEP } from './yaml-runaway.ts';

export interface YamlTree {
  document: Document.Parsed;
  lineAt(offset: number): number;
}

/** Parses a text; its faults are in the document. */
export function parseTree(text: string): YamlTree {
  const lineCounter = new LineCounter();
  const options = { lineCounter, prettyErrors: false, uniqueKeys: false };
  const { stackTraceLimit } = Error;
  // A megabyte may have a million syntax errors, and capturing stack traces takes longest.
  Error.stackTraceLimit = 0;
  const document = parseDocument(text, options);
  Error.stackTraceLimit = stackTraceLimit;
  return {
    document,
    lineAt: (offset) => Math.max(1, lineCounter.linePos(offset).line) - 1,
  };
}

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** What only an attack needs: aliases, tags, prototype names, deep nesting. */
export function forbiddenParts(document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  const forbid = (node: unknown, message: string) =>
    faults.push({ offset: startOf(node), message });
  /** Some make values of other kinds: bytes, sets, ordered maps. A lone ! does nothing. */
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
