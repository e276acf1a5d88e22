import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readTextFile } from '../files/text-file.ts';
import { describeGone, type Loss } from '../merge/losses.ts';
import type { Taken } from '../versions/take-folder.ts';

/** In the content folder; the owner confirms with it that what is gone is meant to be. */
export const CONFIRM_FILE = 'confirm.txt';

/** Keeps files that would be lost unless confirm.txt confirms it, and reports them. */
export function withoutLosses(
  { tree, problems }: Taken,
  losses: readonly Loss[],
  folder: string,
): Taken {
  if (losses.length === 0) return { tree, problems };
  const all = [...problems];
  const file = join(folder, CONFIRM_FILE);
  const path = { root: folder, file };
  const text = existsSync(file) ? readTextFile(path, (problem) => all.push(problem)) : undefined;
  const confirmed = text?.toLowerCase().split(/[^0-9a-f]+/);
  const waiting = losses.filter(({ code }) => !confirmed?.includes(code));
  all.push(
    ...waiting.map((loss) => ({ file: join(folder, loss.path), message: describeLoss(loss) })),
  );
  return { tree: new Map([...tree, ...waiting.flatMap(({ kept }) => [...kept])]), problems: all };
}

function describeLoss(loss: Loss): string {
  return `${describeGone(loss)}; if that’s right, type ./guide confirm, or put a file ${CONFIRM_FILE} with ${loss.code} in the content folder`;
}
