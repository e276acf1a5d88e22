import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimLarger } from '../../../src/content/fixtures/sample-photos.ts';
import { eventually } from '../guide-process.ts';
import { SMALL_CONTAINER } from '../process-tree-memory.ts';
import { LARGEST_PHOTOS, photoOf } from './photo-kinds.ts';
import { type PhotoMemory, startPhotoMemory } from './photo-memory.ts';

/** A kind that has to be rotated, and one that has to be in memory whole. */
const KINDS = LARGEST_PHOTOS.filter(({ name }) =>
  ['portrait.jpg', 'progressive.jpg'].includes(name),
);

const REFUSED = 'the content has faults';

const names = (problems: unknown, photo: string) => JSON.stringify(problems).includes(photo);

describe('photos in a container of 256 MB', () => {
  let photos: PhotoMemory;
  const bytes = new Map<string, Buffer>();

  beforeAll(async () => {
    photos = await startPhotoMemory();
    for (const kind of KINDS) bytes.set(kind.name, await photoOf(kind));
  });

  afterAll(() => photos?.[Symbol.asyncDispose]());

  beforeEach(() => {
    photos.guide.log.length = 0;
    photos.memory.takePeak();
  });

  const bytesOf = ({ name }: (typeof KINDS)[number]) => bytes.get(name) ?? Buffer.alloc(0);

  test.each(KINDS)('the largest one allowed gets all its sizes: $name', async (kind) => {
    const { guide, memory, add } = photos;
    await add(kind.name, bytesOf(kind));
    const { photo } = await guide.entry('the sizes of a photo are ready');
    expect(photo).toBe(kind.name);
    expect(memory.takePeak().anonymous).toBeLessThan(SMALL_CONTAINER);
  });

  test.each(KINDS)('one twice as wide and twice as high is refused: $name', async (kind) => {
    const { guide, memory, add, remove } = photos;
    const name = `twice-${kind.name}`;
    await add(name, claimLarger(bytesOf(kind), 2));
    // An earlier entry may still be about the one that the test before has removed.
    const entry = await eventually(
      () => guide.log.find(({ msg, problems }) => msg.includes(REFUSED) && names(problems, name)),
      `log entry about ${name}`,
    );
    expect(entry.problems).toEqual([
      expect.stringMatching(/has [\d.]+ megapixels .+; save it with fewer than/),
    ]);
    expect(memory.takePeak().anonymous).toBeLessThan(SMALL_CONTAINER);
    await remove(name);
  });
});
