import { describe, expect, test } from 'vitest';
import { LARGEST_PHOTOS, photoOf } from './photo-kinds.ts';
import { withPhotoMemory } from './photo-memory.ts';
import { SMALL_CONTAINER } from './process-tree-memory.ts';

/** A kind that has to be rotated, and one that has to be in memory whole. */
const KINDS = LARGEST_PHOTOS.filter(({ name }) =>
  ['portrait.jpg', 'progressive.jpg'].includes(name),
);

describe('photos in a container of 256 MB', () => {
  test.each(KINDS)('the largest one allowed gets all its sizes: $name', async (kind) => {
    await withPhotoMemory(async ({ guide, memory, add }) => {
      await add(kind.name, await photoOf(kind));
      await guide.entry('the sizes of a photo are ready');
      expect(memory.takePeak().anonymous).toBeLessThan(SMALL_CONTAINER);
    });
  });

  test.each(KINDS)('one twice as wide and twice as high is refused: $name', async (kind) => {
    await withPhotoMemory(async ({ guide, memory, add }) => {
      await add(kind.name, await photoOf(kind, 2));
      const { problems } = await guide.entry('these pictures cannot be shown');
      expect(problems).toEqual([
        expect.stringMatching(/has [\d.]+ megapixels .+; save it with fewer than/),
      ]);
      expect(memory.takePeak().anonymous).toBeLessThan(SMALL_CONTAINER);
    });
  });
});
