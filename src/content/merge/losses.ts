import { hash } from 'node:crypto';
import { isGroup } from '../../model/is-group.ts';
import { parseYaml } from '../files/yaml-text.ts';
import { printable } from '../printable.ts';
import type { EntryKey } from '../tables.ts';
import { type FileSet, fileSetOf, keyOfPath } from '../versions/file-sets.ts';
import type { Tree } from '../versions/version.ts';
import { countOf } from './changes.ts';
import { asRead, documentIn } from './entries.ts';

/** Entries that a version would drop, maybe unintentionally (decision 46). */
export interface Loss {
  path: string;
  list: string;
  names: string[];
  /** The owner confirms this loss with it, and no other. */
  code: string;
  /** Files to keep as they were. */
  kept: Tree;
}

type Named = ReadonlyMap<EntryKey, string>;

/** This many entries at once may go without confirmation. */
const FEW = 3;

const NAMED = 3;

/** In a list with so many entries, a fifth needs confirmation. */
const LONG = 10;

export interface Past {
  before: Tree;
  hashesOf(path: string): AsyncIterable<string>;
  read(hash: string): Promise<string>;
}

/** What the tree `after` would lose, list by list. */
export async function lossesIn(
  past: Past,
  after: Tree,
  fileSets: readonly FileSet[],
): Promise<Loss[]> {
  const removed = await Promise.all(
    fileSets
      .filter(({ kind }) => kind === 'entries' || kind === 'document')
      .map((fileSet) =>
        fileSet.kind === 'entries'
          ? fromFile(fileSet, past, after)
          : fromFolder(fileSet, past, after, fileSets),
      ),
  );
  const all = removed.filter((one) => one !== undefined);
  const isMuch = all.reduce((sum, { names }) => sum + names.length, 0) > FEW;
  return all.filter(({ isSuspect }) => isMuch || isSuspect);
}

type Removed = Loss & { isSuspect: boolean };

async function fromFile(
  { path, name: list, mayBeMissing }: FileSet,
  past: Past,
  after: Tree,
): Promise<Removed | undefined> {
  const current = after.get(path);
  if (current === past.before.get(path)) return undefined;
  // Without a required file, its last good form is served anyway.
  if (current === undefined && !mayBeMissing) return undefined;
  const has =
    current === undefined
      ? { rows: new Map(), count: 0, nameless: 0 }
      : rowsIn(await past.read(current), mayBeMissing);
  // For an unreadable file, its last good form is served anyway.
  const { hash, rows: had } = (has && (await lastRead(path, past))) ?? {};
  if (!has || !had || hash === undefined) return undefined;
  const gone = [...had].filter(([key]) => !has.rows.has(key));
  // Entries that only lost or changed their ids are faults, not losses.
  if (gone.length <= has.nameless) return undefined;
  const isEndless = isCut(had, has.rows);
  if (has.count >= had.size && !isEndless) return undefined;
  return {
    ...lossOf(path, list, gone, new Map([[path, hash]]), current),
    isSuspect: has.rows.size === 0 || isEndless || isFifth(gone.length, had.size),
  };
}

/** The file's newest readable form, as a truncated upload doesn't show what was there. */
async function lastRead(
  path: string,
  { hashesOf, read }: Past,
): Promise<{ hash: string; rows: Named } | undefined> {
  for await (const hash of hashesOf(path)) {
    const { rows } = rowsIn(await read(hash)) ?? {};
    if (rows) return { hash, rows };
  }
  return undefined;
}

async function fromFolder(
  fileSet: FileSet,
  { before, read }: Past,
  after: Tree,
  fileSets: readonly FileSet[],
): Promise<Removed | undefined> {
  const documentsOf = (tree: Tree) =>
    new Map(
      [...tree]
        .filter(([path]) => fileSetOf(path, fileSets) === fileSet)
        .map(([path, hash]) => [keyOfPath(path, fileSet), { path, hash }]),
    );
  const [had, has] = [documentsOf(before), documentsOf(after)];
  const gone = [...had].filter(([key]) => !has.has(key));
  if (gone.length === 0) return undefined;
  const named = await Promise.all(
    gone.map(
      async ([key, { hash }]) => [key, nameOf(documentIn(asRead(await read(hash))), key)] as const,
    ),
  );
  const kept = new Map(gone.map(([, file]) => [file.path, file.hash]));
  return {
    ...lossOf(fileSet.path, fileSet.name, named, kept),
    isSuspect: isFifth(gone.length, had.size),
  };
}

function lossOf(
  path: string,
  list: string,
  gone: readonly (readonly [EntryKey, string])[],
  kept: Tree,
  current = '',
): Loss {
  const code = hash('sha256', JSON.stringify([path, [...kept], current])).slice(0, 6);
  return { path, list, kept, names: gone.map(([, name]) => name), code };
}

/** True if the list now ends before its last entry, as after a truncated upload. */
function isCut(had: Named, has: Named): boolean {
  const [lastHad, lastHas] = [had, has].map((rows) => [...rows.keys()].at(-1));
  return lastHad !== undefined && !has.has(lastHad) && lastHas !== undefined && had.has(lastHas);
}

function isFifth(gone: number, all: number): boolean {
  return all >= LONG && gone >= all / 5;
}

interface RowsRead {
  rows: Named;
  count: number;
  nameless: number;
}

function rowsIn(text: string, mayBeMissing?: true): RowsRead | undefined {
  const yaml = parseYaml({ file: '', text: asRead(text), firstLine: 1 }, () => {});
  if (yaml === undefined) return undefined;
  // Without a list, the last good form is served anyway, unless the file is optional.
  const value = yaml.value ?? (mayBeMissing ? [] : undefined);
  if (!Array.isArray(value)) return undefined;
  const rows = value.filter(isGroup).filter(({ id }) => id !== undefined && id !== null);
  const named = rows.map((row) => [row.id as EntryKey, nameOf(row, row.id as EntryKey)] as const);
  const byId = new Map(named);
  return { rows: byId, count: value.length, nameless: value.length - byId.size };
}

function nameOf({ title, name = title }: Readonly<Record<string, unknown>>, key: EntryKey): string {
  return String(name ?? key);
}

/** What is gone, in words for the owner. */
export function describeGone({ list, names }: Loss): string {
  const some = names.slice(0, NAMED).map((name) => `“${printable(name)}”`);
  const more = names.length > NAMED ? [`${names.length - NAMED} more`] : [];
  const verb = names.length === 1 ? 'is' : 'are';
  return `${countOf(list, names.length)} ${verb} gone: ${[...some, ...more].join(', ')}`;
}

/** What a tree would lose of the one before, in words for the owner, by list. */
export async function goneIn(
  before: Tree,
  after: Tree,
  fileSets: readonly FileSet[],
  read: Past['read'],
): Promise<string[]> {
  const past: Past = {
    before,
    read,
    async *hashesOf(path) {
      yield* [before.get(path)].filter((hash) => hash !== undefined);
    },
  };
  return (await lossesIn(past, after, fileSets)).map(describeGone);
}
