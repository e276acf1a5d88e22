/** `./guide undo`: takes back the last step, a version, or an entry of one, by a new version. */
import { contentTables } from '../app/content-tables.ts';
import { countChanges, describeChange } from '../content/merge/changes.ts';
import { Bytes } from '../content/publish/bytes.ts';
import { commitTree, takeFolder } from '../content/publish/commit-tree.ts';
import { planUndo, type UndoPlan, type UndoWish } from '../content/publish/undo.ts';
import { fileSetsOf } from '../content/versions/file-sets.ts';
import { SqliteStore } from '../content/versions/sqlite-store.ts';
import { FolderTaker } from '../content/versions/take-folder.ts';
import { treeChanges, type VersionStore } from '../content/versions/version.ts';
import { WriteTurn } from '../content/versions/write-turn.ts';
import type { Environment } from '../server/process/environment.ts';
import { readCommandLine } from './command-line/command-line.ts';
import { becomeOwnerOf } from './command-line/folder-owner.ts';
import { readEntry, readNumber } from './command-line/operands.ts';
import { printLines, shorten } from './command-line/print-lines.ts';
import { fail, runWithStore } from './command-line/run-with-database.ts';
import { userName } from './command-line/user-name.ts';
import { describeSome } from './publish/describe-refusal.ts';

const { options, operands } = readCommandLine('undo');
await runWithStore(async (store, environment) => {
  const { contentFolder, dataFolder } = environment;
  if (!(store instanceof SqliteStore)) return await run(store, environment);
  becomeOwnerOf(contentFolder, dataFolder);
  await new WriteTurn(dataFolder).hold(() => run(store, environment));
});

async function run(store: VersionStore, { contentFolder }: Environment): Promise<void> {
  const isLocal = store instanceof SqliteStore;
  const fileSets = fileSetsOf(contentTables);
  if (isLocal) {
    const taker = new FolderTaker(contentFolder, fileSets, store.objects);
    const { kept } = await takeFolder(store, taker, fileSets, true);
    for (const file of kept)
      printLines([`An earlier command was cut off and is finished now; ${file} was in its way.`]);
  }
  const bytes = new Bytes(store, contentFolder, new Map());
  const plan = await planUndo(store, bytes, contentTables, readWish());
  if (plan.conflicts.length > 0) return fail(refusal(plan));
  if (treeChanges(plan.before, plan.after).size === 0)
    return printLines(['Nothing has changed: the content is like that already.']);
  const lines = shorten(plan.changes.map(describeChange));
  const counts = countChanges(plan.changes);
  if (options['dry-run'])
    return printLines([...lines, `${counts}. This was a dry run: nothing was written.`]);
  const { version, kept } = await commitTree({
    ...{ fileSets, store, bytes, newest: plan.newest, before: plan.before, after: plan.after },
    folder: isLocal ? contentFolder : undefined,
    note: { author: userName(), message: options.message ?? plan.message, kind: 'undo' },
  });
  const written = isLocal ? '' : ' ./guide pull writes it into your files.';
  printLines([
    ...lines,
    ...kept.map((file) => `Somebody was writing a file meanwhile; what it held is in ${file}.`),
    `${counts}. This is version ${version.id}.${written}`,
  ]);
}

function readWish(): UndoWish {
  const [first, second, third] = operands;
  if (options.to !== undefined && first !== undefined)
    throw new Error(
      `--to ${options.to} goes back to all that version ${options.to} held; leave out “${operands.join(' ')}”. Nothing was written.`,
    );
  if (options.to !== undefined) return { to: options.to };
  if (first === undefined) return {};
  if (second === undefined) return { version: readNumber(first) };
  if (third === undefined) return { entry: readEntry(first, second, contentTables) };
  return { version: readNumber(first), entry: readEntry(second, third, contentTables) };
}

function refusal({ conflicts }: UndoPlan): string {
  return `This has been changed again since, so it cannot be taken back by itself:

${describeSome(conflicts).join('\n\n')}

Nothing was written. Edit the content, or go back to a version with ./guide undo --to N.`;
}
