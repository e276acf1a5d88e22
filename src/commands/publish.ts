/**
 * `./guide publish`: writes content/ to the DATABASE_URL database, all or nothing. `--dry-run`
 * only reports what would change, `--history` lists publishes, `--rollback N` restores one.
 */
import { userInfo } from 'node:os';
import type postgres from 'postgres';
import { type ContentProblem, ContentProblems } from '../content/content-source.ts';
import { readConsistently } from '../content/files/consistent-folder.ts';
import { requireFolder } from '../content/files/require-folder.ts';
import { type Publication, type Published, publishContent } from '../content/publish/publish.ts';
import { countChanges, describeChange } from '../content/publish/publish-changes.ts';
import { readHistory, readPublished } from '../content/publish/publish-history.ts';
import { publishablePictures } from '../content/stored-pictures/publishable-pictures.ts';
import { publishWithPictures } from '../content/stored-pictures/send-pictures.ts';
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
  const publication = {
    by: userName(),
    dryRun,
    progress: createProgressBar('Publishing'),
    waiting: () => process.stderr.write('Another publish is running; waiting for it to finish …\n'),
  };
  const published =
    rollback === undefined
      ? await publishFiles(sql, contentFolder, { ...publication, note: 'publish' })
      : await publishContent(sql, {
          ...publication,
          ...(await readPast(sql, rollback)),
          note: `rollback to ${rollback}`,
        });
  printLines(summary(published, dryRun));
}

/** A publish from before a list existed keeps what the database has in it. */
async function readPast(
  sql: postgres.Sql,
  id: number,
): Promise<Pick<Publication, 'content' | 'pictures' | 'keeps'>> {
  const { lacks, ...past } = await readPublished(sql, id);
  return { ...past, keeps: lacks };
}

async function publishFiles(
  sql: postgres.Sql,
  folder: string,
  publication: Omit<Publication, 'content' | 'pictures' | 'confirm'>,
): Promise<Published> {
  await requireFolder(folder);
  const { content, entries, problems: faults, requireUnchanged } = await readConsistently(folder);
  const problems: ContentProblem[] = [...faults];
  const pictures = await publishablePictures(folder, entries, (problem) => problems.push(problem));
  if (content === undefined || problems.length > 0) throw new ContentProblems(problems);
  return await publishWithPictures(sql, {
    ...publication,
    content,
    pictures,
    sent: createProgressBar('Sending pictures'),
    confirm: requireUnchanged,
  });
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
