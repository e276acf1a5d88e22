import { dirname } from 'node:path';
import type postgres from 'postgres';
import { FilesChangedError } from '../files/consistent-folder.ts';
import { type ContentPath, REFUSED } from '../gate/content-gate.ts';
import { openContentFile } from '../gate/open-content-file.ts';
import { kindOfPicture } from '../pictures/making/picture-measurements.ts';
import type { SurveyedPicture } from '../pictures/picture-survey.ts';
import { requireMigrations } from '../postgres/postgres-migrations.ts';
import {
  type Publication,
  type Published,
  publishContent,
  type Replacement,
} from '../publish/publish.ts';
import type { PublishedFiles } from '../publish/publish-plan.ts';
import type { Progress } from '../publish/publish-write.ts';
import { missingPictures, storeBytes } from './picture-bytes.ts';
import { keepingBytes, removeUnusedBytes } from './unused-bytes.ts';

export interface PicturePublication extends Omit<Publication, 'source'> {
  source: Omit<PublishedFiles, 'pictures'> | Omit<Replacement, 'pictures'>;
  pictures: readonly SurveyedPicture[];
  /** Called after each picture that is sent. */
  sent: Progress;
}

/**
 * Publishes content with its pictures: first sends the bytes that the database doesn't hold, one
 * picture at a time, then writes all else in one short transaction. A publish that is cut off in
 * between leaves bytes that nothing names; the next one removes them.
 */
export async function publishWithPictures(
  sql: postgres.Sql,
  { pictures: files, sent, ...unnamed }: PicturePublication,
): Promise<Published> {
  await requireMigrations(sql);
  const pictures = files.map(({ name, hash }) => ({ name, hash }));
  const publication = { ...unnamed, source: { ...unnamed.source, pictures } };
  if (publication.dryRun) return await publishContent(sql, publication);
  const published = await keepingBytes(sql, async () => {
    const missing = await missingPictures(sql, files);
    // A publish that would be refused sends nothing.
    if (missing.length > 0) await publishContent(sql, { ...publication, dryRun: true });
    await sendPictures(sql, missing, sent);
    return await publishContent(sql, publication);
  });
  // The content is published already; what can't be removed now is left to the next publish.
  await removeUnusedBytes(sql).catch(() => undefined);
  return published;
}

async function sendPictures(
  sql: postgres.Sql,
  pictures: readonly SurveyedPicture[],
  sent: Progress,
): Promise<void> {
  const byHash = new Map(pictures.map((picture) => [picture.hash, picture]));
  for (const [index, { root, file, hash }] of [...byHash.values()].entries()) {
    try {
      await storeBytes(sql, hash, await readPicture({ root, file }));
    } catch (error) {
      throw hasChanged(error) ? new FilesChangedError(dirname(file)) : error;
    }
    sent(index + 1, byHash.size);
  }
}

async function readPicture(path: ContentPath): Promise<Buffer> {
  await using picture = await openContentFile(path, kindOfPicture(path.file));
  return await picture.read();
}

/** The database checks the hash, so a file that was written meanwhile is noticed there. */
function hasChanged(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint_name } = error as Error & { code?: string; constraint_name?: string };
  return code === 'ENOENT' || code === REFUSED || constraint_name === 'bytes_have_hash';
}
