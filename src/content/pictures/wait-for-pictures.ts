import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait without any progress for the process that does the work, in milliseconds. */
export const OTHERS_PATIENCE = 15_000;

/** How often to look, in milliseconds. */
const LOOK_EVERY = 200;

/**
 * Looks again and again which pictures are still missing until none is, and resolves to the last
 * look. Throws an error that names them if there has been no progress for `patience` milliseconds;
 * with 0, looks once.
 */
export async function waitForPictures<Look extends { missing: readonly string[] }>(
  look: () => Promise<Look>,
  patience: number,
): Promise<Look> {
  let fewest = Number.POSITIVE_INFINITY;
  let progressAt = performance.now();
  for (;;) {
    const found = await look();
    const { missing } = found;
    if (missing.length === 0) return found;
    if (missing.length < fewest) progressAt = performance.now();
    fewest = Math.min(fewest, missing.length);
    if (performance.now() - progressAt >= patience)
      throw new Error(`these pictures are not ready to be shown: ${missing.join(', ')}`);
    await pause(LOOK_EVERY);
  }
}
