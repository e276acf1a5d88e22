import { join } from 'node:path';
import type postgres from 'postgres';
import { type ContentProblem, ContentProblems } from '../content-source.ts';
import { readOrigin, writeOrigin } from '../history/folder-origin.ts';
import type { PictureSurvey } from '../pictures/picture-survey.ts';
import { publishablePictures } from '../stored-pictures/publishable-pictures.ts';
import { planPictures, pullPictures } from '../stored-pictures/pull-pictures.ts';
import { publishWithPictures } from '../stored-pictures/send-pictures.ts';
import { readConsistently } from './consistent-folder.ts';
import type { Confirmation, Publication, Published } from './publish.ts';
import type { Wishes } from './publish-plan.ts';
import type { Progress } from './publish-write.ts';
import { pullContent } from './pull.ts';

export interface FolderPublication
  extends Wishes,
    Pick<Publication, 'by' | 'message' | 'dryRun' | 'progress' | 'waiting'> {
  folder: string;
  /** Looks at the pictures; one that has seen them before is quicker. */
  survey?: PictureSurvey;
  /** Called after each picture that is sent. */
  sent: Progress;
}

/**
 * Publishes the owner's files with their pictures, and records in their folder which publish they
 * hold. Before it commits, it writes what it takes from the database into the files, and then the
 * record: if it is killed in between, the next publish finds the same on both sides. Rejects like
 * publishContent, and with ContentProblems if the files have faults.
 */
export async function publishFolder(
  sql: postgres.Sql,
  { folder, survey, merge, mine, again, ...publication }: FolderPublication,
): Promise<Published> {
  // Read first: if somebody pulls meanwhile, it may be older than the files, but never newer.
  const origin = await readOrigin(folder);
  const { content, entries, problems: faults, requireUnchanged } = await readConsistently(folder);
  const problems = [...faults];
  const report = (problem: ContentProblem) => void problems.push(problem);
  const pictures = await publishablePictures(folder, entries, report, survey);
  if (content === undefined || problems.length > 0) throw new ContentProblems(problems);
  return await publishWithPictures(sql, {
    ...publication,
    pictures,
    source: { content, origin, merge, mine, again },
    async confirm(confirmation) {
      await requireUnchanged();
      if (confirmation.taken.length > 0) await takeIntoFiles(folder, confirmation);
      await writeOrigin(folder, confirmation.origin);
    },
  });
}

/** The files never name a picture that isn't there: new ones come first, old ones go last. */
async function takeIntoFiles(
  folder: string,
  { sql, content, pictures }: Confirmation,
): Promise<void> {
  const changes = await planPictures(pictures, join(folder, 'images'));
  const removals = changes.filter(({ kind }) => kind === 'removed');
  const arrivals = changes.filter(({ kind }) => kind !== 'removed');
  await pullPictures(sql, arrivals, () => {});
  await pullContent(content, folder);
  await pullPictures(sql, removals, () => {});
}
