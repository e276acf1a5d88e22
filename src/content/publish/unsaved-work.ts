import type { Content } from '../../model/content/content.ts';
import { describeProblem } from '../content-source.ts';
import { readContentFolder } from '../files/content-folder.ts';
import { readOrigin } from '../history/folder-origin.ts';
import { findOrigin } from '../history/publish-history.ts';
import { mergeRows } from '../merge/merge.ts';
import type { Queries } from '../postgres/connection/postgres-connection.ts';
import { contentRows, NO_ROWS, type Rows } from '../postgres/postgres-tables.ts';
import { withShippedWords } from '../words/words-rows.ts';
import { changesIn, compareRows, describeChange } from './publish-changes.ts';
import type { FileChange } from './pull-plan.ts';

export interface PlannedPull {
  folder: string;
  /** What is in the database. */
  content: Content;
  changes: readonly FileChange[];
}

/**
 * The work that exists only in the files a pull would replace, one line each: what they have changed
 * since they were pulled or published, or their faults. Empty if a publish in the history is the
 * same, because then nothing would be lost. Pictures are left to findUnpublishedPictures.
 */
export async function findUnsavedWork(
  sql: Queries,
  { folder, content, changes }: PlannedPull,
): Promise<string[]> {
  if (changes.every(({ kind }) => kind === 'added')) return [];
  const origin = await readOrigin(folder);
  const { content: written, problems } = await readContentFolder(folder);
  if (written === undefined) return problems.map(describeProblem);
  const ours = contentRows(written);
  const theirs = contentRows(content);
  if (await isInHistory(sql, ours)) return [];
  const base = origin && (await findOrigin(sql, origin));
  const { sides } = mergeRows({ base: base ? withShippedWords(base.rows) : NO_ROWS, ours, theirs });
  const isUnsaved = (place: string) => ['ours', 'both'].includes(sides.get(place) ?? '');
  return changesIn(compareRows(theirs, ours), isUnsaved).map(describeChange);
}

async function isInHistory(sql: Queries, rows: Rows): Promise<boolean> {
  const found =
    await sql`select from publishes where content::jsonb - 'pictures' = ${JSON.stringify(rows)}::text::jsonb limit 1`;
  return found.length > 0;
}
