import { createHash } from 'node:crypto';

/** The files of a content folder: SHA-256 by path, in hexadecimal digits. */
export type Tree = ReadonlyMap<string, string>;

/** The difference between two trees: new hashes by path, null for removed files. */
export type TreeChanges = ReadonlyMap<string, string | null>;

export type VersionKind = 'folder' | 'publish' | 'undo';

export interface Note {
  author: string;
  message: string;
  kind: VersionKind;
}

/** An address that an entry's page has in some version. */
export interface EntryAddress {
  list: string;
  key: string;
  path: string;
}

/** A whole content folder at one moment; its parent is the version before it. */
export interface Version extends Note {
  /** Ascending in commit order. */
  id: number;
  tree: string;
  time: Date;
}

/** Keeps every version of a content folder, with all bytes. */
export interface VersionStore {
  newest(): Promise<Version | undefined>;
  read(id: number): Promise<Tree>;
  /** Passes the bytes of each hash to `keep`. Rejects if one is missing, or `keep` rejects. */
  fetch(hashes: Iterable<string>, keep: KeepBytes): Promise<void>;
  /** The hashes whose bytes it lacks. */
  missing(hashes: Iterable<string>): Promise<Set<string>>;
  /** Stores bytes for a later commit. Rejects if they don't match the hash, or are too many. */
  store(hash: string, bytes: Buffer): Promise<void>;
  /** Adds a version: `base` with the changes. Rejects with StaleBase if it isn't the newest. */
  commit(base: number | undefined, changes: TreeChanges, note: Note): Promise<Version>;
  /** Newest first; only those that changed `path`, if given. */
  history(path?: string): Promise<Version[]>;
  /** Removes versions; their changes become the next remaining one's. Never the newest. */
  thin(ids: readonly number[]): Promise<void>;
  /** Removes bytes that no version has. */
  removeUnused(): Promise<void>;
  /** Adds entries' addresses, and keeps known ones; none is ever removed. */
  remember(addresses: readonly EntryAddress[]): Promise<void>;
  /** All addresses that entries ever had, oldest first. */
  addresses(): Promise<EntryAddress[]>;
  /** Calls `changed` soon after a commit, sometimes without one. Resolves to an unsubscriber. */
  watch(changed: () => void): Promise<() => Promise<void>>;
}

export type ReadVersions = Pick<VersionStore, 'history' | 'read' | 'fetch'>;

/** Receives the bytes of a hash, in pieces if they are many. */
export type KeepBytes = (hash: string, bytes: Buffer | AsyncIterable<Buffer>) => Promise<void>;

/** Somebody else has committed meanwhile. */
export class StaleBase extends Error {
  override name = 'StaleBase';

  constructor() {
    super('Somebody else has made a version meanwhile. Nothing was written; try again.');
  }
}

/** For retries: undefined if the error is StaleBase. Throws other errors. */
export function unlessStale(error: unknown): undefined {
  if (!(error instanceof StaleBase)) throw error;
}

/** The size limit of a file in PostgreSQL. */
export const MOST_BYTES = 20 * 1024 * 1024;

/** In byte order, independent of locale. */
export function sortedPaths(tree: Tree): string[] {
  return [...tree.keys()]
    .map((path) => ({ path, bytes: Buffer.from(path) }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
    .map(({ path }) => path);
}

/** A hash of the tree; the same on all machines. */
export function treeHash(tree: Tree): string {
  const hash = createHash('sha256');
  for (const path of sortedPaths(tree)) hash.update(`${path}\t${tree.get(path)}\n`);
  return hash.digest('hex');
}

/** What to change in a tree to get the other. */
export function treeChanges(before: Tree, after: Tree): Map<string, string | null> {
  const changes = new Map<string, string | null>();
  for (const [path, hash] of after) if (before.get(path) !== hash) changes.set(path, hash);
  for (const path of before.keys()) if (!after.has(path)) changes.set(path, null);
  return changes;
}

/** The tree with the changes applied. */
export function changedTree(tree: Tree, changes: TreeChanges): Map<string, string> {
  const changed = new Map(tree);
  for (const [path, hash] of changes)
    if (hash === null) changed.delete(path);
    else changed.set(path, hash);
  return changed;
}

/** True for a path that a version may have: relative, without hidden parts. */
export function isVersionPath(path: string): boolean {
  const parts = path.split('/');
  const isFit = (part: string) => /^[^.#]/.test(part) && !/[\p{Cc}\\]/u.test(part);
  return path.length <= 400 && parts.length <= 4 && parts.every(isFit);
}
