/** `./guide undo`: takes back the last step, a version, or an entry of one, as a new version. */
import { join } from 'node:path';
import { contentTables } from '../app/content-tables.ts';
import { type ContentProblem, describeProblem } from '../content/content-source.ts';
import { countChanges, describeChange } from '../content/merge/changes.ts';
import { asIfTaken } from '../content/publish/as-if-taken.ts';
import { Bytes } from '../content/publish/bytes.ts';
import { commitTree, takeFolder } from '../content/publish/commit-tree.ts';
import { planUndo, type UndoPlan, type UndoWish } from '../content/publish/undo.ts';
import { type FileSet, fileSetsOf } from '../content/versions/file-sets.ts';
import { SqliteStore } from '../content/versions/sqlite-store.ts';
import { FolderTaker } from '../content/versions/take-folder.ts';
import { type ReadVersions, treeChanges, type VersionStore } from '../content/versions/version.ts';
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
await runWithStore(
  async (store, environment) => {
    if (!(store instanceof SqliteStore)) return await run(store, environment);
    await new WriteTurn(environment.dataFolder).hold(() => run(store, environment));
  },
  ({ contentFolder, dataFolder }) => becomeOwnerOf(contentFolder, dataFolder),
);

async function run(store: VersionStore, { contentFolder }: Environment): Promise<void> {
  const isLocal = store instanceof SqliteStore;
  const fileSets = fileSetsOf(contentTables);
  const wish = readWish();
  const { versions, problems } = isLocal
    ? await withFolder(store, contentFolder, fileSets, wish)
    : { versions: store, problems: [] };
  const bytes = new Bytes(versions, contentFolder, new Map());
  const plan = await planUndo(versions, bytes, contentTables, wish);
  if (plan.conflicts.length > 0) return fail(refusal(plan));
  const changes = treeChanges(plan.before, plan.after);
  if (changes.size === 0)
    return printLines(['Nothing has changed: the content is like that already.']);
  const held = problems.filter(({ file }) =>
    [...changes.keys()].some((path) => `${join(contentFolder, path)}/`.startsWith(`${file}/`)),
  );
  if (held.length > 0) return fail(`${held.map(describeProblem).join('\n')}\nNothing was written.`);
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

/**
 * Takes the folder as a version first; in a dry run, only as if. What is gone from it counts as
 * meant only if that version is undone, or if `--to` goes back to a whole one.
 */
async function withFolder(
  store: SqliteStore,
  folder: string,
  fileSets: readonly FileSet[],
  { version, entry }: UndoWish,
): Promise<{ versions: ReadVersions; problems: ContentProblem[] }> {
  const isAllMeant = version === undefined && entry === undefined;
  const taker = new FolderTaker(folder, fileSets, store.objects);
  const { kept, ...taken } = options['dry-run']
    ? await asIfTaken(store, folder, fileSets, isAllMeant)
    : { versions: store, ...(await takeFolder(store, taker, fileSets, isAllMeant)) };
  for (const file of kept)
    printLines([`An earlier command was cut off and is finished now; ${file} was in its way.`]);
  return taken;
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
