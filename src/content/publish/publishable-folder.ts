import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ContentProblem, ContentProblems } from '../content-source.ts';
import { missingPictures } from '../pictures/missing-pictures.ts';
import { PictureSurvey } from '../pictures/picture-survey.ts';
import type { ContentTables } from '../tables.ts';
import { MOST_BYTES } from '../versions/version.ts';
import { type ConsistentFolder, readConsistently } from './consistent-folder.ts';
import { finishWriting } from './write-files.ts';

const MEGABYTE = 1024 * 1024;

/** What is to be published. */
export interface ToRead {
  folder: string;
  tables: ContentTables;
  /** Looks at the pictures; one that has seen them before is quicker. */
  survey?: PictureSurvey | undefined;
  dryRun?: boolean;
}

/** A content folder without faults, as it was at one moment. */
export interface PublishableFolder extends ConsistentFolder {
  /** Files that somebody wrote while an earlier publish was cut off, and where they were put. */
  finished: string[];
}

/** Reads what is to be published. Rejects with ContentProblems, of servers' pictures, too. */
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

/** Each picture that servers would lack: unusable, too large, missing. */
async function pictureProblems(
  folder: string,
  { entries }: ConsistentFolder,
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
  const all = Object.values(entries)
    .flat()
    .filter((entry) => entry !== undefined);
  return [...unusable, ...large, ...missingPictures(all, names)];
}
