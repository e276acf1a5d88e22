import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ContentProblem, ContentProblems } from '../content-source.ts';
import { fingerprint } from '../files/folder-fingerprint.ts';
import { missingPictures } from '../pictures/missing-pictures.ts';
import { PictureSurvey } from '../pictures/picture-survey.ts';
import { type ContentFolder, foldersOf, readContentFolder } from '../reading/content-folder.ts';
import type { ContentTables } from '../tables.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import { FolderTaker, hashesOnly } from '../versions/take-folder.ts';
import { MOST_BYTES, type Tree } from '../versions/version.ts';
import { finishWriting } from './write-files.ts';

const MEGABYTE = 1024 * 1024;

export interface ToRead {
  folder: string;
  tables: ContentTables;
  /** Faster if it has seen the pictures before. */
  survey?: PictureSurvey | undefined;
  dryRun?: boolean;
}

/** A content folder without faults, as of one moment. */
export interface PublishableFolder extends ConsistentFolder {
  /** Files written while an earlier publish was cut off, at their new paths. */
  finished: string[];
}

/** Reads what to publish. Rejects with ContentProblems, also for pictures servers can't use. */
export async function readPublishable({
  folder,
  tables,
  survey = new PictureSurvey(),
  dryRun,
}: ToRead): Promise<PublishableFolder> {
  const finished = dryRun ? [] : await finishWriting(folder);
  const read = await readConsistently(folder, tables);
  const problems = [...read.problems, ...(await pictureProblems(folder, read, survey))];
  if (problems.length > 0) throw new ContentProblems(problems);
  return { ...read, finished };
}

/** Pictures that servers couldn't show: unusable, too large, missing. */
async function pictureProblems(
  folder: string,
  read: ConsistentFolder,
  survey: PictureSurvey,
): Promise<ContentProblem[]> {
  const { pictures, problems: unusable } = await survey.read(join(folder, 'images'));
  const large: ContentProblem[] = [];
  for (const { file } of pictures) {
    const { size } = await stat(file);
    if (size <= MOST_BYTES) continue;
    const message = `has ${(size / MEGABYTE).toFixed(1)} MB; a picture in the database may have 20 MB at most, so save it as a JPEG of good quality`;
    large.push({ file, message });
  }
  const names = new Set([...pictures, ...unusable].map(({ file }) => basename(file)));
  return [...unusable, ...large, ...missingPictures(read.entries, names)];
}

export interface ConsistentFolder extends ContentFolder {
  tree: Tree;
  /** Rejects if a file was written since reading started. */
  requireUnchanged(): Promise<void>;
}

/** Somebody is writing the files that are being read. */
export class FilesChangedError extends Error {
  override name = 'FilesChangedError';

  constructor(folder: string) {
    super(
      `The files in ${folder} were changed while they were being published. Nothing was written; publish again when nobody is writing them.`,
    );
  }
}

/** In milliseconds; a save or a `git pull` takes less. */
const PAUSE = 500;
const ATTEMPTS = 4;

/** The files as of one moment. Rejects with FilesChangedError if they keep changing. */
export async function readConsistently(
  folder: string,
  tables: ContentTables,
  pauseBetween = PAUSE,
): Promise<ConsistentFolder> {
  const look = () => fingerprint([...foldersOf(folder, tables), join(folder, 'images')]);
  const taker = new FolderTaker(folder, fileSetsOf(tables), hashesOnly);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await look();
    const read = await readContentFolder(folder, tables);
    const { tree } = await taker.take(new Map());
    const requireUnchanged = async () => {
      if ((await look()) !== before) throw new FilesChangedError(folder);
    };
    if ((await look()) === before) return { ...read, tree, requireUnchanged };
    await pause(pauseBetween);
  }
  throw new FilesChangedError(folder);
}
