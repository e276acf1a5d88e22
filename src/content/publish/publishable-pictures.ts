import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Report } from '../content-source.ts';
import { missingPictures } from '../pictures/missing-pictures.ts';
import { PictureSurvey, type SurveyedPicture } from '../pictures/picture-survey.ts';
import type { ContentEntries } from '../reading/content-folder.ts';
import { MOST_BYTES } from '../versions/version.ts';

const MEGABYTE = 1024 * 1024;

/** The owner's pictures. Reports each that servers would lack: unusable, too large, missing. */
export async function publishablePictures(
  contentFolder: string,
  entries: ContentEntries,
  report: Report,
  survey = new PictureSurvey(),
): Promise<SurveyedPicture[]> {
  const { pictures, problems } = await survey.read(join(contentFolder, 'images'));
  for (const problem of problems) report(problem);
  for (const { file } of pictures) {
    const { size } = await stat(file);
    if (size > MOST_BYTES) {
      const message = `has ${(size / MEGABYTE).toFixed(1)} MB; a picture in the database may have 20 MB at most, so save it as a JPEG of good quality`;
      report({ file, message });
    }
  }
  const names = new Set([...pictures, ...problems].map(({ file }) => basename(file)));
  const all = Object.values(entries)
    .flat()
    .filter((entry) => entry !== undefined);
  for (const problem of missingPictures(all, names)) report(problem);
  return pictures;
}
