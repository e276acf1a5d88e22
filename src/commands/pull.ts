/**
 * `./guide pull`: writes the content of the DATABASE_URL database to content/, with its pictures.
 * Refuses to replace unpublished work; `--force` does, keeping a copy; `--dry-run` only reports the
 * changes. Refuses a folder that holds something else.
 */
import { join } from 'node:path';
import type postgres from 'postgres';
import { writeOrigin } from '../content/history/folder-origin.ts';
import { checkRows } from '../content/postgres/postgres-content.ts';
import { requireMigrations } from '../content/postgres/postgres-migrations.ts';
import { readTables } from '../content/postgres/postgres-read.ts';
import { backUp } from '../content/publish/backup.ts';
import { findForeignFiles } from '../content/publish/foreign-files.ts';
import { recordPulled } from '../content/publish/publish.ts';
import { pullContent } from '../content/publish/pull.ts';
import { describeFileChange, type FileChange, planPull } from '../content/publish/pull-plan.ts';
import { findUnsavedWork } from '../content/publish/unsaved-work.ts';
import {
  findUnpublishedPictures,
  planPictures,
  pullPictures,
} from '../content/stored-pictures/pull-pictures.ts';
import type { Environment } from '../server/process/environment.ts';
import { readCommandLine } from './command-line/command-line.ts';
import { printLines, shorten } from './command-line/print-lines.ts';
import { createProgressBar } from './command-line/progress-bar.ts';
import { fail, runWithDatabase } from './command-line/run-with-database.ts';

const { options } = readCommandLine('pull');
await runWithDatabase(run);

async function run(sql: postgres.Sql, { contentFolder: folder }: Environment): Promise<void> {
  const foreign = await findForeignFiles(folder);
  if (foreign.length > 0) return fail(foreignRefusal(folder, foreign));
  await requireMigrations(sql);
  const { rows } = await readTables(sql);
  // Refuses rows that break a rule: left out of the files, the next publish would delete them.
  const content = await checkRows(rows);
  const textChanges = await planPull(content, folder);
  const pictureChanges = await planPictures(rows.pictures ?? [], join(folder, 'images'));
  const changes = [...textChanges, ...pictureChanges];
  const unsaved = [
    ...(await findUnsavedWork(sql, { folder, content, changes: textChanges })),
    ...(await findUnpublishedPictures(sql, pictureChanges)),
  ];
  if (options['dry-run']) return print(changes, dryRunSummary(changes, unsaved));
  if (unsaved.length > 0 && !options.force) return fail(refusal(folder, changes, unsaved));
  const origin = await recordPulled(sql, rows);
  const replaced = changes.filter(({ kind }) => kind !== 'added').map(({ file }) => file);
  const backup = options.force && replaced.length > 0 ? await backUp(folder, replaced) : undefined;
  if (backup !== undefined) printLines([`The files being replaced were copied to ${backup}`]);
  // Content never names a picture that isn't there: new ones come before it, old ones go after it.
  const removals = pictureChanges.filter(({ kind }) => kind === 'removed');
  const arrivals = pictureChanges.filter(({ kind }) => kind !== 'removed');
  await pullPictures(sql, arrivals, createProgressBar('Fetching pictures'));
  await pullContent(content, folder, textChanges);
  await pullPictures(sql, removals, () => {});
  await writeOrigin(folder, origin);
  const { publish, revision } = origin;
  print(
    changes,
    `${count(changes)} changed; the files match publish ${publish}, revision ${revision}.`,
  );
}

type ShownChange = Pick<FileChange, 'kind' | 'file'>;

function foreignRefusal(folder: string, files: readonly string[]): string {
  return `${folder} holds files that are no part of a guide's content:

${shorten(files).join('\n')}

Nothing was written. If the guide belongs into another folder, an empty one or one with its content,
set CONTENT_DIR to that. If it belongs here, move these files elsewhere, or give each post in blog a
name like 0015-a-few-words.md.`;
}

function refusal(
  folder: string,
  changes: readonly ShownChange[],
  unsaved: readonly string[],
): string {
  return `The files in ${folder} contain unpublished work, and this would replace it:

${shorten(unsaved).join('\n')}

It would change these files:

${shorten(changes.map(describeFileChange)).join('\n')}

Nothing was written. To keep that work, publish it with ./guide publish, and with --merge if the
database has moved on. To discard it, run ./guide pull --force, which keeps a copy of what it
replaces next to ${folder}.`;
}

function dryRunSummary(changes: readonly ShownChange[], unsaved: readonly string[]): string {
  const refused =
    unsaved.length === 0 ? '' : ' They contain unpublished work, so --force would be needed.';
  return `${count(changes)} would change.${refused} This was a dry run: nothing was written.`;
}

function count({ length }: readonly ShownChange[]): string {
  return length === 0 ? 'No file' : `${length} ${length === 1 ? 'file' : 'files'}`;
}

function print(changes: readonly ShownChange[], summary: string): void {
  printLines([...changes.map(describeFileChange), summary]);
}
