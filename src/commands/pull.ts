/** `./guide pull`: writes the newest version in the DATABASE_URL database to content/. */
import { contentTables } from '../app/content-tables.ts';
import { describeProblem } from '../content/content-source.ts';
import { describeChange } from '../content/merge/changes.ts';
import { findForeignFiles } from '../content/publish/foreign-files.ts';
import { describeFileChanges, planPull, pull } from '../content/publish/pull.ts';
import { finishWriting } from '../content/publish/write-files.ts';
import { readContentFolder } from '../content/reading/content-folder.ts';
import type { VersionStore } from '../content/versions/version.ts';
import { holdIfPossible } from '../content/versions/write-turn.ts';
import { readCommandLine } from './command-line/command-line.ts';
import { becomeOwnerOf } from './command-line/folder-owner.ts';
import { printLines, shorten } from './command-line/print-lines.ts';
import { fail, runWithSharedStore } from './command-line/run-with-database.ts';

const { options } = readCommandLine('pull');
await runWithSharedStore(async (store, { contentFolder, dataFolder }) => {
  becomeOwnerOf(contentFolder);
  const foreign = await findForeignFiles(contentFolder, contentTables);
  if (foreign.length > 0) return fail(foreignRefusal(contentFolder, foreign));
  const act = () => run(store, contentFolder);
  await (options['dry-run'] ? act() : holdIfPossible(dataFolder, act));
});

async function run(store: VersionStore, folder: string): Promise<void> {
  const dryRun = options['dry-run'];
  const finished = dryRun ? [] : await finishWriting(folder);
  const plan = await planPull(store, folder, contentTables, options.force);
  const changes = describeFileChanges(plan);
  const unsaved = plan.unsaved.map(describeChange);
  if (dryRun) return print(changes, dryRunSummary(changes, unsaved));
  if (unsaved.length > 0) {
    const { problems } = await readContentFolder(folder, contentTables);
    return fail(refusal(folder, changes, [...problems.map(describeProblem), ...unsaved]));
  }
  const { backup, kept } = await pull(plan, options.force);
  if (backup !== undefined) printLines([`The files being replaced were copied to ${backup}`]);
  printLines([...finished, ...kept].map((file) => `What somebody wrote meanwhile is in ${file}.`));
  print(changes, `${count(changes)} changed; the files match version ${plan.newest.id}.`);
}

function foreignRefusal(folder: string, files: readonly string[]): string {
  return `${folder} holds files that are no part of a guide's content:

${shorten(files).join('\n')}

Nothing was written. If the guide belongs into another folder, an empty one or one with its content,
set CONTENT_DIR to that. If it belongs here, move these files elsewhere, or give each post in blog a
name like 0015-a-few-words.md.`;
}

function refusal(folder: string, changes: readonly string[], unsaved: readonly string[]): string {
  return `The files in ${folder} contain unpublished work, and this would replace it:

${shorten(unsaved).join('\n')}

It would change these files:

${shorten(changes).join('\n')}

Nothing was written. To keep that work, publish it with ./guide publish, and with --merge if the
database has moved on. To discard it, run ./guide pull --force, which keeps a copy of what it
replaces next to ${folder}.`;
}

function dryRunSummary(changes: readonly string[], unsaved: readonly string[]): string {
  const refused =
    unsaved.length === 0 ? '' : ' They contain unpublished work, so --force would be needed.';
  return `${count(changes)} would change.${refused} This was a dry run: nothing was written.`;
}

function count({ length }: readonly string[]): string {
  return length === 0 ? 'No file' : `${length} ${length === 1 ? 'file' : 'files'}`;
}

function print(changes: readonly string[], summary: string): void {
  printLines([...shorten(changes), summary]);
}
