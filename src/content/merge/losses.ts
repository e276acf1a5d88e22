import { hash } from 'node:crypto';
import { isGroup } from '../../model/is-group.ts';
import { parseYaml } from '../files/yaml-text.ts';
import { printable } from '../printable.ts';
import type { EntryKey } from '../tables.ts';
import { type FileSet, fileSetOf, keyOfPath } from '../versions/file-sets.ts';
import type { Tree } from '../versions/version.ts';
import { countOf } from './changes.ts';
import { asRead, documentIn } from './entries.ts';

/** Entries that a version would drop although their owner may not have meant to (decision 46). */
export interface Loss {
  path: string;
  list: string;
  names: string[];
  /** The word by which the owner confirms this loss, and no other. */
  code: string;
  /** The files to keep as they were. */
  kept: Tree;
}

/** Entries of a list by key, with what each is called. */
type Named = ReadonlyMap<EntryKey, string>;

/** Anybody may take out as many at once without being asked. */
const FEW = 3;

const NAMED = 3;

/** Of a list with so many entries, a fifth is much. */
const LONG = 10;

/** What is known of the versions before. */
export interface Past {
  before: Tree;
  /** The hashes that the file has had, the newest first. */
  hashesOf(path: string): AsyncIterable<string>;
  read(hash: string): Promise<string>;
}

/** What the tree `after` would lose of the one before, list by list. */
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
  // Without a file that has to be there, its last good form is served anyway.
  if (current === undefined && !mayBeMissing) return undefined;
  const has =
    current === undefined
      ? { rows: new Map(), count: 0, nameless: 0 }
      : rowsIn(await past.read(current), mayBeMissing);
  // A file that can't be read keeps its last good form anyway.
  const { hash, rows: had } = (has && (await lastRead(path, past))) ?? {};
  if (!has || !had || hash === undefined) return undefined;
  const gone = [...had].filter(([key]) => !has.rows.has(key));
  // Some only have other ids, or none, or those of others, which is a fault of another kind.
  if (gone.length <= has.nameless) return undefined;
  const isEndless = isCut(had, has.rows);
  if (has.count >= had.size && !isEndless) return undefined;
  return {
    ...lossOf(path, list, gone, new Map([[path, hash]]), current),
    isSuspect: has.rows.size === 0 || isEndless || isFifth(gone.length, had.size),
  };
}

/** The newest form of the file that could be read: half an upload says nothing of what was there. */
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

/** True if the list ends before the last one that it had, as after a cut upload; more may be above. */
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
  /** How many have no id of their own. */
  nameless: number;
}

/** The entries in a list's file; undefined if the text is no list. */
function rowsIn(text: string, mayBeMissing?: true): RowsRead | undefined {
  const yaml = parseYaml({ file: '', text: asRead(text), firstLine: 1 }, () => {});
  if (yaml === undefined) return undefined;
  // Without a list, its last good form is served anyway, unless there need not be any.
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

/** For its owner: what is gone. */
export function describeGone({ list, names }: Loss): string {
  const some = names.slice(0, NAMED).map((name) => `“${printable(name)}”`);
  const more = names.length > NAMED ? [`${names.length - NAMED} more`] : [];
  const verb = names.length === 1 ? 'is' : 'are';
  return `${countOf(list, names.length)} ${verb} gone: ${[...some, ...more].join(', ')}`;
}

/** For its owner: what a tree would lose of the one before, a text for each list. */
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
