import { expect, test } from 'vitest';
import { SMALL_CONTAINER } from '../process-tree-memory.ts';
import { shortContentFolder } from '../short-content.ts';
import { runPhotoServers, TELEPHONE } from './photo-servers.ts';

/** One as telephones take them, and one that takes no time. `npm run soak` publishes thirty large ones. */
const PHOTOS = [TELEPHONE, { width: 640, height: 480 }];

/** A size of a busy photo takes a second to make, and as much memory as one of a calm photo. */
const GRAIN = 100;

/** Machines that run tests can be slow; how soon it happens is measured by `npm run soak`. */
const PATIENCE = 400_000;

test('two servers get published photos from the database, in 256 MB each, and keep them when it stops (short form of npm run soak)', async () => {
  const { memory, answers, faults } = await runPhotoServers({
    photos: PHOTOS,
    patience: PATIENCE,
    grain: GRAIN,
    contentFolder: await shortContentFolder(),
  });
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(60);
  expect(Math.max(...memory)).toBeLessThan(SMALL_CONTAINER);
}, 500_000);
