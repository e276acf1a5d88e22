/** `./guide confirm`: confirms that entries are gone, or that an older database is right (decision 46). */
import { join } from 'node:path';
import { contentTables } from '../app/content-tables.ts';
import { writeWhole } from '../content/files/write-whole.ts';
import { CONFIRM_FILE } from '../content/following/confirm.ts';
import { lookAtFolder } from '../content/following/waiting-losses.ts';
import { describeGone } from '../content/merge/losses.ts';
import { fileSetsOf } from '../content/versions/file-sets.ts';
import { SqliteStore } from '../content/versions/sqlite-store.ts';
import type { VersionStore } from '../content/versions/version.ts';
import type { Environment } from '../server/process/environment.ts';
import { readCommandLine } from './command-line/command-line.ts';
import { printLines } from './command-line/print-lines.ts';
import { runWithStore } from './command-line/run-with-database.ts';
import { userName } from './command-line/user-name.ts';

readCommandLine('confirm');
await runWithStore((store, environment) =>
  store instanceof SqliteStore ? confirmFolder(store, environment) : confirmDatabase(store),
);

async function confirmFolder(store: SqliteStore, { contentFolder }: Environment): Promise<void> {
  const { losses } = await lookAtFolder(store, contentFolder, fileSetsOf(contentTables));
  if (losses.length === 0) return printLines(['Nothing is gone that waits for a word.']);
  const codes = losses.map(({ code }) => `${code}\n`).join('');
  await writeWhole(join(contentFolder, CONFIRM_FILE), codes);
  printLines([
    ...losses.map((loss) => `${describeGone(loss)}.`),
    'Confirmed: a running guide drops them within seconds. ./guide undo brings them back.',
  ]);
}

/** Commits the newest version again, so that no server has shown a later one. */
async function confirmDatabase(store: VersionStore): Promise<void> {
  const newest = await store.newest();
  if (newest === undefined)
    return printLines(['The database holds no content. Run ./guide publish to fill it.']);
  const { id } = await store.commit(newest.id, new Map(), {
    author: userName(),
    message: `confirmed what version ${newest.id} holds`,
    kind: 'publish',
  });
  printLines([`Confirmed: this is version ${id}. Running guides show it within seconds.`]);
}
