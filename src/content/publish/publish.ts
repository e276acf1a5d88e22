import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type ContentProblem, ContentProblems } from '../content-source.ts';
import { writeWhole } from '../files/write-whole.ts';
import { type Change, compareTrees } from '../merge/changes.ts';
import { rememberAddresses } from '../merge/entry-addresses.ts';
import { goneIn } from '../merge/losses.ts';
import { type Merged, mergeTrees } from '../merge/merge-trees.ts';
import { missingPictures } from '../pictures/missing-pictures.ts';
import { readContentFolder } from '../reading/content-folder.ts';
import type { ContentTables } from '../tables.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import {
  type Tree,
  treeChanges,
  treeHash,
  unlessStale,
  type Version,
  type VersionStore,
} from '../versions/version.ts';
import { Bytes, type Progress } from './bytes.ts';
import { findOrigin, requireRecordable, writeOrigin } from './origin.ts';
import {
  type ConsistentFolder,
  type PublishableFolder,
  readPublishable,
  type ToRead,
} from './publishable-folder.ts';
import { writeFiles } from './write-files.ts';

export interface Publication extends ToRead {
  by: string;
  message?: string | undefined;
  /** Merges what only the database has changed. */
  merge?: boolean;
  /** Merges, and takes the files' side on conflicts. */
  mine?: boolean;
  /** Publishes even if entries vanish, maybe unintentionally (decision 46). */
  confirm?: boolean;
  sent?: Progress;
}

export interface Published {
  changes: Change[];
  /** What the files got from the database. */
  taken: Change[];
  version: Version | undefined;
  newest: Version | undefined;
  /** Files that somebody wrote meanwhile, at their new paths. */
  kept: string[];
}

/** Why files can't be published as they are. */
export interface Refusal extends Pick<Merged, 'ours' | 'theirs' | 'both'> {
  /** The version the files come from; undefined if the history lacks it. */
  base: Version | undefined;
  since: readonly Version[];
}

/** The database has moved on since the last pull or publish. Nothing was written. */
export class PublishRefused extends Error {
  override name = 'PublishRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('The database has moved on since these files were pulled or published last.');
    this.refusal = refusal;
  }
}

/**
 * Merges the files with what others published, makes that the newest version, and writes it back.
 * `read` are the files, if they were read before. Rejects with PublishRefused or ContentProblems
 * before anything is written.
 */
export async function publishFolder(
  store: VersionStore,
  publication: Publication,
  read?: PublishableFolder,
): Promise<Published> {
  const publishable = read ?? (await readPublishable(publication));
  for (;;) {
    // If somebody else was faster, starts over with their version.
    const published = await publishRead(store, publication, publishable).catch(unlessStale);
    if (published) return { ...published, kept: [...publishable.finished, ...published.kept] };
  }
}

async function publishRead(
  store: VersionStore,
  publication: Publication,
  { tree: ours, requireUnchanged }: ConsistentFolder,
): Promise<Published> {
  const { folder, tables, by: author, message = '', dryRun, merge, mine, sent } = publication;
  const fileSets = fileSetsOf(tables);
  const bytes = new Bytes(store, folder, ours);
  const newest = await store.newest();
  const theirs: Tree = newest ? await store.read(newest.id) : new Map();
  const base = newest && (await findOrigin(store, folder, treeHash(ours)));
  const versions = { base: base ? await store.read(base.id) : new Map(), ours, theirs };
  await bytes.load(versions);
  const merged =
    newest === undefined || (base === undefined && mine)
      ? undefined
      : await mergeTrees(versions, fileSets, bytes.text);
  if (merged && isRefused(merged, { merge, mine })) {
    const since = (await store.history()).filter(({ id }) => id > (base?.id ?? 0));
    throw new PublishRefused({ ...merged, base, since: base ? since : [] });
  }
  const tree = merged?.tree ?? ours;
  bytes.add(merged?.made ?? new Map());
  if (treeHash(tree) !== treeHash(ours)) await requireGood(tree, bytes, tables);
  const changes = await compareTrees(theirs, tree, fileSets, bytes.text);
  const taken = await compareTrees(ours, tree, fileSets, bytes.text);
  const differing = treeChanges(theirs, tree);
  const gone = publication.confirm ? [] : await goneIn(theirs, tree, fileSets, bytes.text);
  if (gone.length > 0)
    throw new Error(
      `${gone.join('.\n')}.\nNothing was published. If that’s right, publish again with --confirm.`,
    );
  if (dryRun) return { changes, taken, version: undefined, newest, kept: [] };
  await requireUnchanged();
  await requireRecordable(folder);
  let version: Version | undefined;
  const commit = async () => {
    if (differing.size === 0) return;
    await bytes.send(store, differing.values(), sent);
    await rememberAddresses(store, { before: theirs, after: tree }, fileSets, bytes.text);
    version = await store.commit(newest?.id, differing, { author, message, kind: 'publish' });
  };
  const writing = { folder, before: ours, after: tree, known: versions.base, commit };
  const fetch = bytes.fetch.bind(bytes);
  const kept = await writeFiles({ ...writing, fetch });
  const held = version ?? newest;
  if (held) await writeOrigin(folder, held);
  return { changes, taken, version, newest: held, kept };
}

function isRefused(
  { theirs, both }: Merged,
  { merge, mine }: Pick<Publication, 'merge' | 'mine'>,
): boolean {
  const conflicts = both.ours.length + both.theirs.length + both.differences.length > 0;
  if (conflicts) return !mine;
  return theirs.length > 0 && !(merge || mine);
}

/** Rejects with ContentProblems if the merged files have faults, or lack a picture. */
async function requireGood(tree: Tree, bytes: Bytes, tables: ContentTables): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-merge-'));
  try {
    const pictures = new Set<string>();
    for (const [path, hash] of tree)
      if (path.startsWith('images/')) pictures.add(basename(path));
      else await writeWhole(join(folder, path), await bytes.text(hash), false);
    const read = await readContentFolder(folder, tables);
    const problems = [...read.problems, ...missingPictures(read.entries, pictures)];
    const named = ({ file, ...problem }: ContentProblem) => ({
      ...problem,
      file: file.replace(`${folder}/`, 'merged: '),
    });
    if (problems.length > 0) throw new ContentProblems(problems.map(named));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
