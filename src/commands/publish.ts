/**
 * `./guide publish`: writes content/ to the DATABASE_URL database, all or nothing. `--dry-run`
 * only reports what would change, `--history` lists publishes, `--rollback N` restores one.
 */
import { userInfo } from 'node:os';
import type postgres from 'postgres';
import { ContentProblems } from '../content/content-source.ts';
import { readConsistently } from '../content/files/consistent-folder.ts';
import { requireFolder } from '../content/files/require-folder.ts';
import { type Publication, type Published, publishContent } from '../content/publish/publish.ts';
import { countChanges, describeChange } from '../content/publish/publish-changes.ts';
import { readHistory, readPublished } from '../content/publish/publish-history.ts';
import type { Environment } from '../server/process/environment.ts';
import { readCommandLine } from './command-line/command-line.ts';
import { printLines, shorten } from './command-line/print-lines.ts';
import { createProgressBar } from './command-line/progress-bar.ts';
import { runWithDatabase } from './command-line/run-with-database.ts';

const { options } = readCommandLine('publish');
await runWithDatabase(run);

async function run(sql: postgres.Sql, { contentFolder }: Environment): Promise<void> {
  const { history, rollback, 'dry-run': dryRun } = options;
  if (history) return showHistory(sql);
  const source =
    rollback === undefined ? await readFiles(contentFolder) : await readPast(sql, rollback);
  const published = await publishContent(sql, {
    ...source,
    by: userName(),
    note: rollback === undefined ? 'publish' : `rollback to ${rollback}`,
    dryRun,
    progress: createProgressBar('Publishing'),
    waiting: () => process.stderr.write('Another publish is running; waiting for it to finish …\n'),
  });
  printLines(summary(published, dryRun));
}

/** A publish from before a list existed keeps what the database has in it. */
async function readPast(
  sql: postgres.Sql,
  id: number,
): Promise<Pick<Publication, 'content' | 'keeps'>> {
  const { content, lacks } = await readPublished(sql, id);
  return { content, keeps: lacks };
}

async function readFiles(folder: string): Promise<Pick<Publication, 'content' | 'confirm'>> {
  await requireFolder(folder);
  const { content, problems, requireUnchanged } = await readConsistently(folder);
  if (content === undefined) throw new ContentProblems(problems);
  return { content, confirm: requireUnchanged };
}

/** Who runs this command, for the history. In a container a user may have only a number. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}

function summary({ changes, id, revision, savedEdits }: Published, dryRun: boolean): string[] {
  if (changes.length === 0)
    return [`Nothing has changed; the database stays at revision ${revision}.`];
  const lines = shorten(changes.map(describeChange));
  if (dryRun)
    return [...lines, `${countChanges(changes)}. This was a dry run: nothing was written.`];
  if (savedEdits)
    lines.push(
      'The database had been edited since the last publish; its content was saved to the history first.',
    );
  return [...lines, `${countChanges(changes)}. This is publish ${id}, revision ${revision}.`];
}

async function showHistory(sql: postgres.Sql): Promise<void> {
  const entries = await readHistory(sql);
  if (entries.length === 0) printLines(['Nothing has been published yet.']);
  for (const { id, publishedAt, publishedBy, note, revision } of entries) {
    printLines([
      `${String(id).padStart(5)}  ${publishedAt.toISOString()}  revision ${revision}  ${publishedBy}: ${note}`,
    ]);
  }
}
