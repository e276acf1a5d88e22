import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../model/content/content.ts';
import { ContentProblems } from '../content-source.ts';
import { readContentFolder } from '../files/content-folder.ts';
import { writeWhole } from '../files/write-whole.ts';
import { contentRows } from '../postgres/postgres-tables.ts';
import { compareRows, describeChange } from './publish-changes.ts';
import { type FileChange, planPull, textOf } from './pull-plan.ts';

/**
 * Writes content to the owner's files, so that publishing it again changes nothing, and resolves to
 * the changes made. Overwrites without asking: `findUnsavedWork` tells whether that would lose
 * anything. Throws if the files, read back, don't match the content, or if somebody else writes
 * them at the same time.
 */
export async function pullContent(
  content: Content,
  folder: string,
  changes?: readonly FileChange[],
): Promise<readonly FileChange[]> {
  const planned = changes ?? (await planPull(content, folder));
  for (const change of planned) requireAsPlanned(folder, change);
  await mkdir(join(folder, 'blog'), { recursive: true });
  for (const change of planned) await apply(change);
  await requireSame(content, folder);
  return planned;
}

function requireAsPlanned(root: string, change: FileChange): void {
  const planned = change.kind === 'added' ? undefined : change.old;
  if (textOf({ root, file: change.file }) === planned) return;
  throw new Error(
    `${change.file} was changed while it was about to be replaced. Nothing was written; pull again.`,
  );
}

/** A reader finds either the old file or the new one, never part of one. */
async function apply(change: FileChange): Promise<void> {
  const { file } = change;
  if (change.kind === 'removed') return await rm(file);
  await writeWhole(file, change.text);
}

async function requireSame(content: Content, folder: string): Promise<void> {
  const { content: read, problems } = await readContentFolder(folder);
  if (read === undefined) throw new ContentProblems(problems);
  const differences = compareRows(contentRows(content), contentRows(read));
  if (differences.length === 0) return;
  throw new Error(
    `The files do not match the database:\n${differences.map(describeChange).join('\n')}`,
  );
}
