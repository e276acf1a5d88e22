import { stat } from 'node:fs/promises';
import { ContentProblems } from '../content-source.ts';

/**
 * Rejects with ContentProblems if the folder of the content is not there, rather than with a line
 * for each file that it lacks.
 */
export async function requireFolder(folder: string): Promise<void> {
  const stats = await stat(folder).catch(() => undefined);
  if (stats?.isDirectory()) return;
  throw new ContentProblems([
    {
      file: 'CONTENT_DIR',
      message:
        'does not lead to a folder that can be read; create that folder, or correct the setting',
    },
  ]);
}
