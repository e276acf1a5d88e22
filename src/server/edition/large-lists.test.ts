import { expect, test } from 'vitest';
import { workInPieces } from '../../content/fixtures/work-in-pieces.ts';
import { guideInMemory, text } from '../fixtures/guide-in-memory.ts';
import { largeSnapshot } from '../fixtures/sample-snapshot.ts';
import { entityTag } from '../http/entity-tag.ts';

/** About 20 KB, the size of a long post. */
const BODY = 'A sentence of a long post. '.repeat(750);

test('the first visitor to a list of 3,000 long posts keeps nobody waiting, and gets the same bytes as always', async () => {
  const guide = await guideInMemory({ snapshot: largeSnapshot(3_000, 'large', BODY) });
  const { result, largest, total, looks } = await workInPieces(() =>
    Promise.all([guide.get('/api/blog'), guide.get('/api/blog')]),
  );
  const [first, second] = result;
  // For each twenty posts, once when they are written and once when they are copied; two looks each.
  expect(looks / 2).toBeGreaterThanOrEqual(300);
  expect(largest / total).toBeLessThan(0.2);
  expect(first?.body).toBe(second?.body);
  expect((await guide.get('/api/blog')).body).toBe(first?.body);
  const posts = JSON.parse(text(first)) as { id: number; content: string }[];
  expect(posts).toHaveLength(3_000);
  expect(posts.every(({ content }) => content === BODY)).toBe(true);
  expect(first.headers.etag).toBe(entityTag(first.body ?? new Uint8Array()));
});
