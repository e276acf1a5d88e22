import type { Content } from '../../model/content.ts';
import { describeProblem } from '../content-source.ts';
import { readContentFolder } from '../files/content-folder.ts';
import type { Queries } from '../postgres/postgres-connection.ts';
import { contentRows, type Rows } from '../postgres/postgres-tables.ts';
import { digestOf, readOrigin } from './folder-origin.ts';
import { compareRows, describeChange } from './publish-changes.ts';
import type { FileChange } from './pull-plan.ts';

export interface PlannedPull {
  folder: string;
  /** What is in the database. */
  content: Content;
  changes: readonly FileChange[];
}

/**
 * The work that exists only in the files a pull would replace, one line each: their differences
 * from the database, or their faults. Empty if the files are as they were last pulled or match a
 * publish in the history, because then nothing would be lost.
 */
export async function findUnsavedWork(
  sql: Queries,
  { folder, content, changes }: PlannedPull,
): Promise<string[]> {
  if (changes.every(({ kind }) => kind === 'added')) return [];
  const { content: written, problems } = await readContentFolder(folder);
  if (written === undefined) return problems.map(describeProblem);
  const rows = contentRows(written);
  const origin = await readOrigin(folder);
  if (origin?.digest === digestOf(rows) || (await isInHistory(sql, rows))) return [];
  return compareRows(contentRows(content), rows).map(describeChange);
}

async function isInHistory(sql: Queries, rows: Rows): Promise<boolean> {
  const found =
    await sql`select from publishes where content::jsonb - 'pictures' = ${JSON.stringify(rows)}::text::jsonb limit 1`;
  return found.length > 0;
}
