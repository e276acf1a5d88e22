/** `./guide backup FOLDER`: copies every version to a folder that can be a server's DATA_DIR. */

import { copyVersions } from '../content/versions/copy-versions.ts';
import { openLocalStore } from '../content/versions/local-store.ts';
import { KEPT_DAYS, versionsToThin } from '../content/versions/thinning.ts';
import type { VersionStore } from '../content/versions/version.ts';
import { readCommandLine } from './command-line/command-line.ts';
import { printLines, shorten } from './command-line/print-lines.ts';
import { fail, runWithStore } from './command-line/run-with-database.ts';
import { describeHistory } from './publish/describe-versions.ts';

const { options, operands } = readCommandLine('backup');
await runWithStore(run);

async function run(store: VersionStore): Promise<void> {
  const [folder] = operands;
  if (folder === undefined) return fail('Name the folder for the backup: ./guide backup FOLDER');
  const dryRun = options['dry-run'];
  if (dryRun && !options.thin)
    return fail(
      '--dry-run says what --thin would remove; write ./guide backup FOLDER --thin --dry-run',
    );
  if (!dryRun) await copy(store, folder);
  if (options.thin) await thin(store, dryRun);
}

async function copy(store: VersionStore, folder: string): Promise<void> {
  using backup = await openLocalStore(folder);
  const { copied, lost } = await copyVersions(store, backup);
  const newest = (await backup.newest())?.id ?? 0;
  const warnings = [...lost].map(
    ([path, id]) =>
      `warning: ${path} of version ${id} is lost, here and in the backup: its bytes are gone.`,
  );
  printLines([
    ...shorten(warnings),
    `${copied} new versions in ${folder}, up to version ${newest}.`,
  ]);
}

async function thin(store: VersionStore, dryRun: boolean): Promise<void> {
  const history = await store.history();
  const ids = new Set(versionsToThin(history, Date.now()));
  const removed = history.filter(({ id }) => ids.has(id));
  if (!dryRun) await store.thin([...ids]);
  if (!dryRun) await store.removeUnused();
  const done = dryRun ? 'would be removed' : 'were removed';
  printLines([
    ...shorten(describeHistory(removed)),
    `${removed.length} of ${history.length} versions ${done}: all of ${KEPT_DAYS} days stay, and then the last of each week.`,
  ]);
}
