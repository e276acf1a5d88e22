import { expect, test } from 'vitest';
import { SMALL_CONTAINER } from '../process-tree-memory.ts';
import { runPhotoServers } from './photo-servers.ts';

/** `npm run soak` publishes thirty. */
const PHOTOS = 2;

/** A size of a busy photo takes a second to make, and as much memory as one of a calm photo. */
const GRAIN = 20;

/** Machines that run tests can be slow; how soon it happens is measured by `npm run soak`. */
const PATIENCE = 400_000;

test('two servers get published photos from the database, in 256 MB each, and keep them when it stops (short form of npm run soak)', async () => {
  const { memory, answers, faults } = await runPhotoServers(PHOTOS, PATIENCE, GRAIN);
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(60);
  expect(Math.max(...memory)).toBeLessThan(SMALL_CONTAINER);
}, 500_000);
