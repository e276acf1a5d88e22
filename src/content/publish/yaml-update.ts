import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { isGroup } from '../../model/is-group.ts';
import { repeatedKeys } from '../files/yaml-faults.ts';
import type { Row } from '../postgres/postgres-tables.ts';

/** New text longer than this is written as a folded block below its key. */
const LONG_TEXT = 110;

/** Groups and lists in these fields are written on one line each, if they fit. */
const COMPACT_FIELDS: ReadonlySet<string> = new Set([
  'when',
  'formerly',
  'closed',
  'months',
  'reserve',
  'dogs',
  'children',
  'stepFree',
]);

/** Longer words, whose line breaks matter: written as they are, below their key. */
const STORY_FIELD = 'story';

/** The facts for a visit: one a line, each as if it stood alone. */
const FACTS_FIELD = 'visit';

/** The most characters that such a line takes as JSON; as YAML, it takes fewer. */
const ONE_LINE = 90;

/** Written in quotes, as docs/content.md says: without them, some tools read it as a number. */
const HOUR = /^\d\d:\d\d$/;

/** Long text is wrapped at this width, unless the owner's file doesn't wrap it. */
const WIDTH = 120;

/** Stands for no wrapping. */
const NO_WIDTH = 0;

/**
 * The YAML of a group of fields, keeping the old text's comments and style; the old text itself if
 * nothing differs.
 */
export function updateMapText(old: string, fields: Row): string {
  const document = parse(old);
  if (isDeepStrictEqual(withEmptyGroups(document.toJS(), fields), fields)) return old;
  const map = isMap(document.contents) ? document.contents : new YAMLMap(document.schema);
  updateMap(document, map, fields);
  document.contents = map;
  return textOf(document, old);
}

/** The YAML of a list of entries, matched by id, keeping the old text's comments and style. */
export function updateListText(old: string, entries: readonly Row[]): string {
  const document = parse(old);
  if (isDeepStrictEqual(document.toJS(), entries)) return old;
  const oldItems = isSeq(document.contents) ? document.contents.items.filter(isMap) : [];
  const itemsById = new Map(oldItems.map((item) => [item.get('id'), item]));
  const list = new YAMLSeq(document.schema);
  list.items = entries.map((entry, index) => {
    const item = itemsById.get(entry.id) ?? new YAMLMap(document.schema);
    updateMap(document, item, entry);
    item.spaceBefore = index > 0;
    return item;
  });
  document.contents = list;
  return textOf(document, old);
}

/** Quotes text that would be written as the start of a list or map: a sign on its own line. */
function textOf(document: Document, old: string): string {
  visit(document, {
    Scalar: (_, scalar) => {
      const { value, type = 'PLAIN' } = scalar;
      if (type === 'PLAIN' && typeof value === 'string' && /^[-?:]\n/.test(value))
        scalar.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString({
    lineWidth: wraps(old) ? WIDTH : NO_WIDTH,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  });
}

/** False if a line of text, not a comment, is longer: the owner then writes each text on one. */
function wraps(text: string): boolean {
  return !text.split('\n').some((line) => line.length > WIDTH && !/^\s*#/.test(line));
}

/** A file that is missing or isn't valid YAML is written from scratch. */
function parse(text: string): Document {
  const document: Document = parseDocument(text, { uniqueKeys: false });
  return document.errors.length === 0 && !hasRepeatedKey(document) ? document : new Document();
}

/** Takes one pass; the parser's own check compares each key with every other. */
function hasRepeatedKey(document: Document): boolean {
  let found = false;
  visit(document, {
    Map: (_, map) => {
      found = repeatedKeys(map).length > 0;
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

/** Changes only what differs. A new field puts all fields in the order of `fields`. */
function updateMap(document: Document, map: YAMLMap, fields: Row): void {
  if (map.items.length === 0) map.flow = false;
  const kept = map.items.filter(({ key }) => Object.hasOwn(fields, String(key)));
  const keptByName = new Map(kept.map((pair) => [String(pair.key), pair]));
  const updated = Object.entries(fields).map(([name, value]) => {
    const pair = keptByName.get(name) ?? new Pair<unknown, unknown>(name);
    updateValue(document, pair, value);
    return pair;
  });
  map.items = kept.length < updated.length ? updated : kept;
}

function updateValue(document: Document, pair: Pair<unknown, unknown>, value: unknown): void {
  const old = pair.value as Node | null;
  const isUnwritten = isScalar(old) && old.value === null;
  if (isUnwritten && isEmptyGroup(value)) return;
  if (isMap(old) && isGroup(value)) updateMap(document, old, value);
  else if (isScalar(old) && typeof value !== 'object') old.value = value;
  else if (isSeq(old) && Array.isArray(value) && old.items.length === value.length)
    updateItems(document, old, pair.key, value);
  else if (!old || !isDeepStrictEqual(old.toJS(document), value))
    pair.value = newNode(document, pair.key, value);
  // The examples below a group that was empty until now.
  if (isUnwritten && old.comment) (pair.value as Node).comment = old.comment;
}

/** The fields as written; a group with nothing below its name is empty, as in `fields`. */
function withEmptyGroups(written: unknown, fields: Row): unknown {
  if (!isGroup(written)) return written;
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => [
      name,
      value === null && isEmptyGroup(fields[name]) ? {} : value,
    ]),
  );
}

function isEmptyGroup(value: unknown): boolean {
  return isGroup(value) && Object.keys(value).length === 0;
}

/** A list of the same length is changed item by item, so that its comments stay. */
function updateItems(document: Document, list: YAMLSeq, name: unknown, values: unknown[]): void {
  list.items = list.items.map((item, index) => {
    const pair = new Pair<unknown, unknown>(name, item);
    updateValue(document, pair, values[index]);
    return pair.value;
  });
}

function newNode(document: Document, field: unknown, value: unknown): Node {
  const name = String(field);
  const node = document.createNode(value);
  visit(node, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value !== 'string') return;
      if (name === STORY_FIELD) scalar.type = 'BLOCK_LITERAL';
      else if (scalar.value.length > LONG_TEXT) scalar.type = 'BLOCK_FOLDED';
      if (HOUR.test(scalar.value)) scalar.type = 'QUOTE_SINGLE';
    },
    Collection: (_, collection) => {
      const isCompact = COMPACT_FIELDS.has(name) || (name === FACTS_FIELD && collection !== node);
      if (isCompact && fitsOnOneLine(collection)) collection.flow = true;
    },
  });
  return node;
}

function fitsOnOneLine(node: Node): boolean {
  return JSON.stringify(node).length <= ONE_LINE;
}
