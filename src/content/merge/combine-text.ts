import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import type { EntryKey } from '../tables.ts';
import type { FileKind } from '../versions/file-sets.ts';
import { type Entries, entriesIn } from './entries.ts';

export interface TwoTexts {
  ours: string;
  theirs: string;
}

/** In the new order, each entry or field, and whose form to take. */
export type Choice = readonly (readonly [key: EntryKey, side: keyof TwoTexts])[];

/** The text of the chosen entries, each as its side wrote it; the rest is ours. */
export function combineText(kind: FileKind, texts: TwoTexts, choice: Choice): string {
  const entries = { ours: entriesIn(kind, texts.ours), theirs: entriesIn(kind, texts.theirs) };
  const wanted = new Map(choice.map(([key, side]) => [key, entries[side]?.get(key)]));
  const text = combineLines(kind, texts, entries, choice);
  const made = text === undefined ? undefined : entriesIn(kind, text);
  const isRight = isDeepStrictEqual(made && [...made], [...wanted]);
  return isRight && text !== undefined ? text : combineNodes(texts, choice);
}

interface Pieces {
  head: string;
  byKey: Map<EntryKey, string>;
}

function combineLines(
  kind: FileKind,
  { ours, theirs }: TwoTexts,
  entries: { ours: Entries | undefined; theirs: Entries | undefined },
  choice: Choice,
): string | undefined {
  const pieces = {
    ours: piecesOf(kind, ours, [...(entries.ours?.keys() ?? [])]),
    theirs: piecesOf(kind, theirs, [...(entries.theirs?.keys() ?? [])]),
  };
  if (!pieces.ours || !pieces.theirs || choice.length === 0) return undefined;
  const own = pieces.ours.byKey;
  const usual = blankAbove([...own.values()].at(-1)) || (own.size > 1 ? '' : '\n');
  const lines = choice.map(([key, side], index) => {
    const piece = pieces[side]?.byKey.get(key) ?? '';
    const bare = piece.slice(blankAbove(piece).length);
    const isNew = !own.has(key) || own.keys().next().value === key;
    return index === 0 ? bare : `${isNew ? usual : blankAbove(own.get(key))}${bare}`;
  });
  return (pieces.ours.head || pieces.theirs.head) + lines.join('');
}

function blankAbove(piece = ''): string {
  return /^(?:[ \t]*\r?\n)*/.exec(piece)?.[0] ?? '';
}

/** The lines of each entry, with the comments above. Undefined if that isn't clear. */
function piecesOf(kind: FileKind, text: string, keys: readonly EntryKey[]): Pieces | undefined {
  const lines = text.split(/(?<=\n)/);
  const indent = kind === 'entries' ? (/^([ ]*)-[ \n]/m.exec(text)?.[1] ?? '') : '';
  const start = kind === 'entries' ? new RegExp(`^${indent}-(?:\\s|$)`) : /^[^\s#-]/;
  const above = new RegExp(`^(?:\\s*|${indent}#.*)$`);
  const starts = lines.flatMap((line, index) => (start.test(line) ? [index] : []));
  if (starts.length !== keys.length) return undefined;
  const begins = starts.map((at, index) => {
    let begin = at;
    while (index > 0 && above.test((lines[begin - 1] ?? '').trimEnd())) begin -= 1;
    return begin;
  });
  const pieces = keys.map((key, index) => {
    const piece = lines.slice(begins[index], begins[index + 1]).join('');
    return [key, piece.endsWith('\n') ? piece : `${piece}\n`] as const;
  });
  return { head: lines.slice(0, begins[0] ?? lines.length).join(''), byKey: new Map(pieces) };
}

/** Combines the parsed texts, which changes their formatting a little. */
function combineNodes(texts: TwoTexts, choice: Choice): string {
  const parse = (text: string): Document => parseDocument(text, { uniqueKeys: false });
  const documents = { ours: parse(texts.ours), theirs: parse(texts.theirs) };
  const nodes = { ours: nodesIn(documents.ours), theirs: nodesIn(documents.theirs) };
  const { contents } = documents.ours.contents ? documents.ours : documents.theirs;
  if (!isSeq(contents) && !isMap(contents)) return texts.ours;
  contents.items = choice.flatMap(([key, side]) => nodes[side].get(key) ?? []) as never[];
  const document = documents.ours.contents ? documents.ours : documents.theirs;
  return document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: 10_000_000 });
}

function nodesIn({ contents }: Document): Map<unknown, unknown> {
  if (isSeq(contents))
    return new Map(contents.items.map((item) => [isMap(item) ? item.get('id') : undefined, item]));
  return new Map(isMap(contents) ? contents.items.map((pair) => [String(pair.key), pair]) : []);
}
