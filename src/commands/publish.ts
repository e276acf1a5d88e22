/**
 * `./guide publish`: writes content/ to the DATABASE_URL database, all or nothing, unless the
 * database has moved on since the files were pulled or published. `--merge` takes both, `--dry-run`
 * only reports what would change, `--history` lists publishes, `--rollback N` restores one.
 */
import { join } from 'node:path';
import type postgres from 'postgres';
import { describeProblems } from '../content/content-source.ts';
import { requireFolder } from '../content/files/require-folder.ts';
import {
  readHistory,
  readLastPublish,
  readPublished,
  requirePublish,
} from '../content/history/publish-history.ts';
import { MEASURED_FOLDER, PictureSurvey } from '../content/pictures/picture-survey.ts';
import { type Published, publishContent } from '../content/publish/publish.ts';
import { countChanges, describeChange } from '../content/publish/publish-changes.ts';
import { publishFolder } from '../content/publish/publish-folder.ts';
import { PublishRefused } from '../content/publish/publish-plan.ts';
import { texasDay } from '../model/day/texas-day.ts';
import type { Environment } from '../server/process/environment.ts';
import { checkGuide } from './check/check-guide.ts';
import { readCommandLine } from './command-line/command-line.ts';
import { printLines, shorten } from './command-line/print-lines.ts';
import { createProgressBar } from './command-line/progress-bar.ts';
import { fail, runWithDatabase } from './command-line/run-with-database.ts';
import { userName } from './command-line/user-name.ts';
import { describeHistory, describeInHistory } from './publish/describe-history.ts';
import { describeRefusal } from './publish/describe-refusal.ts';
import { lostAddresses } from './publish/lost-addresses.ts';

const WITH_STRICT = 'With --strict nothing is published while there are warnings.';

const { options } = readCommandLine('publish');
await runWithDatabase(run);

async function run(sql: postgres.Sql, { contentFolder, cacheFolder }: Environment): Promise<void> {
  const { history, rollback, strict } = options;
  if (history !== undefined) return showHistory(sql, history);
  if (rollback !== undefined) return rollBack(sql, rollback);
  await requireFolder(contentFolder);
  const survey = PictureSurvey.remembering(join(cacheFolder, MEASURED_FOLDER));
  const { warnings } = await checkGuide(contentFolder, texasDay(Date.now()), survey);
  printLines(describeProblems(warnings).map((line) => `warning: ${line}`));
  try {
    const publication = {
      ...common(),
      merge: options.merge,
      mine: options.mine,
      again: options.again,
      folder: contentFolder,
      survey,
      sent: createProgressBar('Sending pictures'),
    };
    if (strict) {
      const { changes } = await publishFolder(sql, { ...publication, dryRun: true });
      const lost = lostAddresses(changes);
      printLines(lost.map((line) => `warning: ${line}`));
      if (warnings.length + lost.length > 0) return fail(WITH_STRICT);
    }
    printLines(summary(await publishFolder(sql, publication)));
  } catch (error) {
    if (!(error instanceof PublishRefused)) throw error;
    fail(describeRefusal(error.refusal));
  }
}

async function rollBack(sql: postgres.Sql, restored: number): Promise<void> {
  // A publish from before a list existed keeps what the database has in it.
  const { lacks: keeps, ...past } = await readPublished(sql, restored);
  const source = { ...past, keeps, restored };
  printLines(summary(await publishContent(sql, { ...common(), source })));
}

function common() {
  return {
    by: userName(),
    message: options.message,
    dryRun: options['dry-run'],
    progress: createProgressBar('Publishing'),
    waiting: () => process.stderr.write('Another publish is running; waiting for it to finish …\n'),
  };
}

function summary({ changes, taken, id, revision, savedEdits }: Published): string[] {
  const lines = [
    ...lostAddresses(changes).map((line) => `warning: ${line}`),
    ...shorten(changes.map(describeChange)),
  ];
  if (taken.length > 0)
    lines.push('Taken from the database into the files:', ...shorten(taken.map(describeChange)));
  if (savedEdits)
    lines.push(
      'The database had been edited since the last publish; its content was saved to the history first.',
    );
  return [...lines, outcome()];

  function outcome(): string {
    if (changes.length === 0)
      return `Nothing has changed; the database stays at revision ${revision}.`;
    const counts = countChanges(changes);
    return options['dry-run']
      ? `${counts}. This was a dry run: nothing was written.`
      : `${counts}. This is publish ${id}, revision ${revision}.`;
  }
}

async function showHistory(sql: postgres.Sql, which: number | 'all'): Promise<void> {
  const entries = await readHistory(sql);
  if (which === 'all') {
    const none = ['Nothing has been published yet.'];
    return printLines(entries.length === 0 ? none : describeHistory(entries));
  }
  const publish = await requirePublish(sql, which);
  const entry = entries.find(({ id }) => id === which);
  if (entry !== undefined)
    printLines(describeInHistory(entry, publish, await readLastPublish(sql, which)));
}
