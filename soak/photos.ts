import { eventually } from '../e2e/faults/guide-process.ts';
import { LARGEST_PHOTOS, photoOf } from '../e2e/faults/pictures/photo-kinds.ts';
import { startPhotoMemory } from '../e2e/faults/pictures/photo-memory.ts';
import { SMALL_CONTAINER } from '../e2e/faults/process-tree-memory.ts';
import type { SoakResult } from './soak.ts';

/** How many photos of a kind the owner adds at a time. */
const AT_A_TIME = 4;

/** The largest photos of every kind, four at a time: server and helpers fit in 256 MB. */
export async function photos(): Promise<SoakResult> {
  const peaks: string[] = [];
  let holds = true;
  await using photos = await startPhotoMemory({ withFiles: true });
  const { guide, memory, add } = photos;
  for (const kind of LARGEST_PHOTOS) {
    const bytes = await photoOf(kind);
    guide.log.length = 0;
    memory.takePeak();
    for (let number = 1; number <= AT_A_TIME; number += 1)
      await add(`copy-${number}-${kind.name}`, bytes);
    const isReady = (photo: string) => guide.log.some((entry) => entry.photo === photo);
    for (let number = 1; number <= AT_A_TIME; number += 1)
      await eventually(
        () => isReady(`copy-${number}-${kind.name}`),
        `the sizes of ${kind.name}`,
        120_000,
      );
    const peak = memory.takePeak();
    if (peak.anonymous >= SMALL_CONTAINER) holds = false;
    peaks.push(`${kind.name} ${peak.anonymous} MB (${peak.memory} with mapped files)`);
  }
  return { holds, figures: `four of each: ${peaks.join(', ')}` };
}
