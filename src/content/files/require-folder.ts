import { stat } from 'node:fs/promises';
import { ContentProblems } from '../content-source.ts';

/** Rejects with ContentProblems if the folder is missing, instead of one fault for each file. */
export async function requireFolder(folder: string): Promise<void> {
  const stats = await stat(folder).catch(() => undefined);
  if (stats?.isDirectory()) return;
  const message =
    'does not point to a folder that can be read; create that folder, or correct the setting';
  throw new ContentProblems([{ file: 'CONTENT_DIR', message }]);
}
