/** `./guide publish`: makes content/ the newest version in the DATABASE_URL database. */
import { join } from 'node:path';
import { contentTables } from '../app/content-tables.ts';
import { ContentProblems, describeProblem, describeProblems } from '../content/content-source.ts';
import { requireFolder } from '../content/files/require-folder.ts';
import { countChanges, describeChange } from '../content/merge/changes.ts';
import { MEASURED_FOLDER, PictureSurvey } from '../content/pictures/picture-survey.ts';
import { type Published, PublishRefused, publishFolder } from '../content/publish/publish.ts';
import { readPublishable } from '../content/publish/publishable-folder.ts';
import type { VersionStore } from '../content/versions/version.ts';
import { holdIfPossible } from '../content/versions/write-turn.ts';
import { texasDay } from '../model/day/texas-day.ts';
import type { Environment } from '../server/process/environment.ts';
import { checkGuide } from './check/check-guide.ts';
import { readCommandLine } from './command-line/command-line.ts';
import { printLines, shorten } from './command-line/print-lines.ts';
import { createProgressBar } from './command-line/progress-bar.ts';
import { fail, runWithSharedStore } from './command-line/run-with-database.ts';
import { userName } from './command-line/user-name.ts';
import { changedAddresses } from './publish/changed-addresses.ts';
import { describeRefusal } from './publish/describe-refusal.ts';

const WITH_STRICT = 'With --strict nothing is published while there are warnings.';

const AT_FAULT = 'Nothing was published. Correct these lines, then type ./guide publish again.';

const { options } = readCommandLine('publish');
await runWithSharedStore(async (store, environment) => {
  const act = () => run(store, environment);
  await (options['dry-run'] ? act() : holdIfPossible(environment.dataFolder, act));
});

async function run(
  store: VersionStore,
  { contentFolder, cacheFolder }: Environment,
): Promise<void> {
  await requireFolder(contentFolder);
  const survey = PictureSurvey.remembering(join(cacheFolder, MEASURED_FOLDER));
  const { merge, mine, confirm, message, strict, 'dry-run': dryRun } = options;
  const publication = {
    ...{ folder: contentFolder, tables: contentTables, survey },
    ...{ by: userName(), message, merge, mine, confirm, dryRun },
    sent: createProgressBar('Sending files'),
  };
  try {
    const read = await readPublishable(publication);
    const { warnings } = await checkGuide(contentFolder, texasDay(Date.now()), { survey, read });
    printLines(describeProblems(warnings).map((line) => `warning: ${line}`));
    if (strict) {
      const { changes } = await publishFolder(store, { ...publication, dryRun: true }, read);
      const { lost } = changedAddresses(changes, contentTables);
      printLines(lost.map((line) => `warning: ${line}`));
      if (warnings.length + lost.length > 0) return fail(WITH_STRICT);
    }
    printLines(summary(await publishFolder(store, publication, read)));
  } catch (error) {
    if (error instanceof ContentProblems)
      return fail([...error.problems.map(describeProblem), AT_FAULT].join('\n'));
    if (!(error instanceof PublishRefused)) throw error;
    fail(describeRefusal(error.refusal));
  }
}

function summary({ changes, taken, version, newest, kept }: Published): string[] {
  const { lost, moved } = changedAddresses(changes, contentTables);
  const lines = [
    ...lost.map((line) => `warning: ${line}`),
    ...shorten(changes.map(describeChange)),
    ...moved,
  ];
  if (taken.length > 0)
    lines.push('Taken from the database into the files:', ...shorten(taken.map(describeChange)));
  lines.push(
    ...kept.map((file) => `Somebody was writing a file meanwhile; what it held is in ${file}.`),
  );
  return [...lines, outcome()];

  function outcome(): string {
    if (options['dry-run'])
      return `${countChanges(changes)}. This was a dry run: nothing was written.`;
    if (version === undefined) return `Nothing has changed; version ${newest?.id} is the newest.`;
    return `${countChanges(changes)}. This is version ${version.id}.`;
  }
}
