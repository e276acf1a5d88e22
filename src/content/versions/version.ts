import { createHash } from 'node:crypto';

/** The files of a content folder: each path's hash, the SHA-256 of its bytes in hexadecimal digits. */
export type Tree = ReadonlyMap<string, string>;

/** What differs between two trees: each path's new hash, or null for a file that is gone. */
export type TreeChanges = ReadonlyMap<string, string | null>;

/** How a version came about. */
export type VersionKind = 'folder' | 'publish' | 'undo';

/** Who made a version and why. */
export interface Note {
  author: string;
  message: string;
  kind: VersionKind;
}

/** An address that the page of an entry has in some version. */
export interface EntryAddress {
  list: string;
  /** What tells the entry from the others of its list, as text. */
  key: string;
  path: string;
}

/** A whole content folder as it was at one moment; its parent is the version before it. */
export interface Version extends Note {
  /** Counts up in the order of the commits. */
  id: number;
  /** Identifies what it holds (see treeHash). */
  tree: string;
  time: Date;
}

/** Keeps every version of a content folder, with all bytes. */
export interface VersionStore {
  newest(): Promise<Version | undefined>;
  read(id: number): Promise<Tree>;
  /** Hands over the bytes of each hash. Rejects if it doesn't hold one, or if `keep` does. */
  fetch(hashes: Iterable<string>, keep: KeepBytes): Promise<void>;
  /** Those of the hashes whose bytes it doesn't hold. */
  missing(hashes: Iterable<string>): Promise<Set<string>>;
  /** Stores bytes for a later commit. Rejects if they don't have the hash, or are too many. */
  store(hash: string, bytes: Buffer): Promise<void>;
  /** Adds a version: that of `base` with the changes. Rejects with StaleBase if it isn't newest. */
  commit(base: number | undefined, changes: TreeChanges, note: Note): Promise<Version>;
  /** The newest first; only those that changed the path, if one is given. */
  history(path?: string): Promise<Version[]>;
  /** Removes versions; what they changed counts for the next one that stays. Never the newest. */
  thin(ids: readonly number[]): Promise<void>;
  /** Removes bytes that no version holds any more. */
  removeUnused(): Promise<void>;
  /** Adds addresses of entries; those that it knows stay as they are, and none is ever removed. */
  remember(addresses: readonly EntryAddress[]): Promise<void>;
  /** All addresses that entries ever had, the oldest first. */
  addresses(): Promise<EntryAddress[]>;
  /** Calls `changed` soon after a commit, or without one. Resolves to a function that stops it. */
  watch(changed: () => void): Promise<() => Promise<void>>;
}

/** What reads versions and changes nothing. */
export type ReadVersions = Pick<VersionStore, 'history' | 'read' | 'fetch'>;

/** Takes the bytes of a hash, in pieces if they are many. */
export type KeepBytes = (hash: string, bytes: Buffer | AsyncIterable<Buffer>) => Promise<void>;

/** Somebody else has committed meanwhile. */
export class StaleBase extends Error {
  override name = 'StaleBase';

  constructor() {
    super('Somebody else has made a version meanwhile. Nothing was written; try again.');
  }
}

/** For what is tried again then: undefined if somebody else has committed meanwhile. Throws any other error. */
export function unlessStale(error: unknown): undefined {
  if (!(error instanceof StaleBase)) throw error;
}

/** The most bytes that a file of a version in PostgreSQL may have. */
export const MOST_BYTES = 20 * 1024 * 1024;

/** In the order of their bytes, whatever the language. */
export function sortedPaths(tree: Tree): string[] {
  return [...tree.keys()]
    .map((path) => ({ path, bytes: Buffer.from(path) }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
    .map(({ path }) => path);
}

/** Identifies a tree; the same everywhere. */
export function treeHash(tree: Tree): string {
  const hash = createHash('sha256');
  for (const path of sortedPaths(tree)) hash.update(`${path}\t${tree.get(path)}\n`);
  return hash.digest('hex');
}

/** What has to change in a tree to make it the other. */
export function treeChanges(before: Tree, after: Tree): Map<string, string | null> {
  const changes = new Map<string, string | null>();
  for (const [path, hash] of after) if (before.get(path) !== hash) changes.set(path, hash);
  for (const path of before.keys()) if (!after.has(path)) changes.set(path, null);
  return changes;
}

/** The tree with the changes. */
export function changedTree(tree: Tree, changes: TreeChanges): Map<string, string> {
  const changed = new Map(tree);
  for (const [path, hash] of changes)
    if (hash === null) changed.delete(path);
    else changed.set(path, hash);
  return changed;
}

/** True for a path that a version may have: it leads nowhere else, and no part of it is hidden. */
export function isVersionPath(path: string): boolean {
  const parts = path.split('/');
  const isFit = (part: string) => /^[^.#]/.test(part) && !/[\p{Cc}\\]/u.test(part);
  return path.length <= 400 && parts.length <= 4 && parts.every(isFit);
}
