import type { Content } from '../../model/content/content.ts';
import type { FolderOrigin } from '../history/folder-origin.ts';
import {
  digestOf,
  findOrigin,
  findSame,
  type HistoryEntry,
  readHistory,
  readLastPublish,
  requirePublish,
  type StoredPublish,
} from '../history/publish-history.ts';
import { differingPlaces, mergeRows } from '../merge/merge.ts';
import type { Side } from '../merge/places.ts';
import type { Queries } from '../postgres/connection/postgres-connection.ts';
import { checkRows } from '../postgres/postgres-content.ts';
import { contentRows, NO_ROWS, type PictureRow, type Rows } from '../postgres/postgres-tables.ts';
import { withShippedWords } from '../words/words-rows.ts';
import { type Change, changesIn, compareRows } from './publish-changes.ts';

/** What the publisher wants if the database has moved on since the files were pulled or published. */
export interface Wishes {
  /** Take what only the database has changed, too. */
  merge: boolean;
  /** The same, and where both have changed an entry, take the files'. */
  mine: boolean;
  /** Publish what a rollback took back. */
  again: boolean;
}

/** Files that are to be published. */
export interface PublishedFiles extends Wishes {
  content: Content;
  /** Those of the files, whose bytes the database holds. */
  pictures: readonly PictureRow[];
  /** Their folder's record of the publish that they come from. */
  origin: FolderOrigin | undefined;
}

export interface PublishPlan {
  /** What the database should hold. */
  content: Content;
  rows: Rows;
  /** The publish that the files come from, if it is known. */
  base: StoredPublish | undefined;
  /** What is taken from the database into the files. */
  taken: Change[];
}

/** Why files can't be published as they are. */
export interface Refusal {
  /** The publish that the files come from; undefined if the history lacks it. */
  base: number | undefined;
  /** The publishes since then, latest first. */
  since: readonly HistoryEntry[];
  /** True if database tools have edited the content since the last of them. */
  edited: boolean;
  /** What only the database has changed since then. */
  theirs: readonly Change[];
  /** What only the files have changed. */
  ours: readonly Change[];
  /**
   * What both have changed: each side's changes, or without a base the differences of the files from
   * the database.
   */
  both: {
    theirs: readonly Change[];
    ours: readonly Change[];
    differences: readonly Change[];
  };
  /** What rollbacks took back and the files would bring back. */
  undone: readonly Change[];
}

/** The database has moved on since the files were pulled or published last. Nothing was written. */
export class PublishRefused extends Error {
  override name = 'PublishRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('The database has moved on since these files were pulled or published last.');
    this.refusal = refusal;
  }
}

/**
 * What a publish of these files makes of the database's rows, so that nothing is overwritten that
 * the files don't know. Throws PublishRefused if that takes a wish of the publisher's, and
 * ContentProblems if the two together break a rule.
 */
export async function planPublish(
  sql: Queries,
  files: PublishedFiles,
  theirs: Rows,
): Promise<PublishPlan> {
  const ours = contentRows(files.content, files.pictures);
  const base = await findBase(sql, files.origin, ours);
  const unmerged = { content: files.content, rows: ours, base, taken: [] };
  if (base === undefined && files.mine) return unmerged;
  const versions = {
    base: withShippedWords(base?.rows ?? NO_ROWS),
    ours,
    theirs: withShippedWords(theirs),
  };
  const undone = base ? await findUndone(sql, base, theirs) : new Set<string>();
  const { rows, sides } = mergeRows(versions, (place, side) =>
    (files.again && undone.has(place)) || (files.mine && side === 'both') ? 'ours' : side,
  );
  const found = new Set(sides.values());
  if (!found.has('theirs') && !found.has('both')) return unmerged;
  if (found.has('both') || !(files.merge || files.mine))
    throw new PublishRefused({
      base: base?.id,
      since: base ? await readHistory(sql, base.id) : [],
      edited: (await readLastPublish(sql))?.digest !== (await digestOf(sql, theirs)),
      ...changesBySide(base ? versions : { ...versions, base: undefined }, sides, undone),
    });
  return { content: await checkRows(rows), rows, base, taken: compareRows(ours, rows) };
}

/** By the folder's record; without one that the history knows, a publish with the same content. */
async function findBase(
  sql: Queries,
  origin: FolderOrigin | undefined,
  ours: Rows,
): Promise<StoredPublish | undefined> {
  const recorded = origin && (await findOrigin(sql, origin));
  return recorded ?? findSame(sql, ours);
}

/** The places that rollbacks since the base have changed, and nobody after them. */
async function findUndone(
  sql: Queries,
  base: StoredPublish,
  theirs: Rows,
): Promise<ReadonlySet<string>> {
  const undone = new Set<string>();
  for (const { id, restored } of await readHistory(sql, base.id)) {
    if (restored === null) continue;
    const { rows } = await requirePublish(sql, id);
    const before = (await readLastPublish(sql, id)) ?? base;
    const changedSince = differingPlaces(rows, theirs);
    for (const place of differingPlaces(before.rows, rows))
      if (!changedSince.has(place)) undone.add(place);
  }
  return undone;
}

function changesBySide(
  { base, ours, theirs }: { base: Rows | undefined; ours: Rows; theirs: Rows },
  sides: ReadonlyMap<string, Side>,
  undone: ReadonlySet<string>,
): Pick<Refusal, 'theirs' | 'ours' | 'both' | 'undone'> {
  const inTheirs = compareRows(base ?? NO_ROWS, theirs);
  const inOurs = compareRows(base ?? NO_ROWS, ours);
  const differences = compareRows(theirs, ours);
  const has = (side: Side) => (place: string) => sides.get(place) === side && !undone.has(place);
  return {
    theirs: changesIn(inTheirs, has('theirs')),
    ours: changesIn(inOurs, (place) => sides.get(place) === 'ours'),
    both: {
      theirs: base ? changesIn(inTheirs, has('both')) : [],
      ours: base ? changesIn(inOurs, has('both')) : [],
      differences: base ? [] : changesIn(differences, has('both')),
    },
    undone: changesIn(differences, (place) => undone.has(place) && sides.get(place) !== 'ours'),
  };
}
