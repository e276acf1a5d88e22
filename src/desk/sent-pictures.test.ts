import { expect, test } from 'vitest';
import { wrongWith } from './fixtures/judge-picture.ts';
import { KINDS, sentPictures } from './fixtures/sent-pictures.ts';
import { openCamera } from './server/fixtures/open-camera.ts';

test('a picture of every kind is right, upright and in its colors, or refused with a remedy (short form of npm run soak)', async () => {
  const { send, see } = await openCamera();
  const wrong: string[] = [];
  let count = 0;
  for await (const picture of sentPictures(1)) {
    count += 1;
    const taken = await send(picture.bytes, picture.name.slice(0, 200));
    const problem = await wrongWith(picture, taken, async (name) => (await see(name)).rawPayload);
    if (problem) wrong.push(problem);
  }
  expect(KINDS).toBeGreaterThanOrEqual(40);
  expect(count).toBe(KINDS);
  expect(wrong).toEqual([]);
});
