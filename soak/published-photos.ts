import { runPhotoServers, TELEPHONE } from '../e2e/faults/pictures/photo-servers.ts';
import { SMALL_CONTAINER } from '../e2e/faults/process-tree-memory.ts';
import type { SoakResult } from './soak.ts';

/** As many as an owner brings home from a season. */
const PHOTOS = 30;

/** In milliseconds. */
const LIMIT = 60_000;
const PATIENCE = 600_000;

/**
 * 30 photos of 12 megapixels are published to two servers with empty cache folders: both answer
 * every page and picture within a minute, in 256 MB each, and go on without the database.
 */
export async function publishedPhotos(): Promise<SoakResult> {
  const { answeredAfter, memory, answers, faults } = await runPhotoServers({
    photos: Array<typeof TELEPHONE>(PHOTOS).fill(TELEPHONE),
    patience: PATIENCE,
  });
  const holds =
    faults.length === 0 && answeredAfter < LIMIT && memory.every((peak) => peak < SMALL_CONTAINER);
  const withoutDatabase = faults.length === 0 ? 'all 200' : `${faults.length} faults: ${faults[0]}`;
  return {
    holds,
    figures: `${PHOTOS} photos on both servers after ${answeredAfter} ms, at most ${memory.join(' and ')} MB; ${answers} pages and pictures without the database: ${withoutDatabase}`,
  };
}
