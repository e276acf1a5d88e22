import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type HostilePicture,
  pictureBombs,
  polyglots,
  SMUGGLED,
} from '../../../src/content/fixtures/hostile-pictures.ts';
import { SMALL_CONTAINER } from '../process-tree-memory.ts';
import { type PhotoMemory, startPhotoMemory } from './photo-memory.ts';

/** What is shown of a photo, as its own type and as the larger ones. */
const TYPES = /^image\/(?:png|jpeg|webp|svg\+xml; charset=utf-8)$/;

let photos: PhotoMemory;

beforeAll(async () => {
  photos = await startPhotoMemory();
});

afterAll(() => photos?.[Symbol.asyncDispose]());

/** Puts them into the owner's folder; resolves once each with a fault has been named. */
async function addAll(pictures: readonly HostilePicture[]): Promise<void> {
  for (const [name, bytes] of pictures) await photos.add(name, bytes);
  for (const [name, , fault] of pictures) if (fault) expect(await named(name), name).toMatch(fault);
}

/** What the log says about the picture, once it does; that takes as long as the others take. */
async function named(name: string): Promise<string> {
  for (;;) {
    const problems = photos.guide.log.flatMap((entry) => (entry.problems ?? []) as string[]);
    const found = problems.find((problem) => problem.includes(`/images/${name}:`));
    if (found !== undefined) return found;
    await pause(100);
  }
}

async function got(name: string) {
  const response = await fetch(`${photos.guide.url}/images/${name}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('picture bombs: each is named or shown, in little memory, and visitors get pages meanwhile', async () => {
  const bombs = await pictureBombs();
  photos.memory.takePeak();
  await addAll(bombs);
  expect((await fetch(photos.guide.url)).status).toBe(200);
  for (const [name, , fault] of bombs)
    if (fault) expect([name, (await got(name)).response.status]).toEqual([name, 404]);
  expect(photos.memory.takePeak().anonymous).toBeLessThan(SMALL_CONTAINER);
});

test('polyglots: only a picture’s pixels are served, and only as a picture', async () => {
  const pictures = await polyglots();
  await addAll(pictures);
  for (const [name, , fault] of pictures) {
    const isShown = fault === undefined && /\.(?:jpg|png|webp)$/.test(name);
    const { response, bytes } = isShown ? await whenShown(name) : await got(name);
    expect([name, response.status]).toEqual([name, isShown ? 200 : 404]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    if (!isShown) continue;
    expect(response.headers.get('content-type')).toMatch(TYPES);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(bytes.includes(SMUGGLED), name).toBe(false);
    const { format } = await sharp(bytes).metadata();
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
  }
});

async function whenShown(name: string) {
  for (;;) {
    const answer = await got(name);
    if (answer.response.status === 200) return answer;
    await pause(100);
  }
}
