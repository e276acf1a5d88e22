import { join } from 'node:path';
import { readContentFile } from '../gate/content-gate.ts';
import { describeGone, type Loss } from '../merge/losses.ts';
import type { Taken } from '../versions/take-folder.ts';

/** In the content folder: the words by which its owner says that what is gone is meant to be. */
export const CONFIRM_FILE = 'confirm.txt';

/** The words in the folder's confirm.txt; none without that file. */
export function confirmedIn(folder: string): string[] {
  try {
    const bytes = readContentFile({ root: folder, file: join(folder, CONFIRM_FILE) }, 'text');
    return bytes.toString('utf8').split(/[^0-9a-f]+/);
  } catch {
    return [];
  }
}

/** The losses are named, and the files that would be lost stay as they were. */
export function withoutLosses(
  { tree, problems }: Taken,
  losses: readonly Loss[],
  folder: string,
): Taken {
  return {
    tree: new Map([...tree, ...losses.flatMap(({ kept }) => [...kept])]),
    problems: [
      ...problems,
      ...losses.map((loss) => ({ file: join(folder, loss.path), message: describeLoss(loss) })),
    ],
  };
}

function describeLoss(loss: Loss): string {
  return `${describeGone(loss)}; if that’s right, type ./guide confirm, or put a file ${CONFIRM_FILE} with ${loss.code} in the content folder`;
}
