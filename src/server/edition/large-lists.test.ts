import { expect, test } from 'vitest';
import { longestHold } from '../../content/fixtures/longest-hold.ts';
import { guideInMemory, text } from '../fixtures/guide-in-memory.ts';
import { largeSnapshot } from '../fixtures/sample-snapshot.ts';
import { entityTag } from '../http/entity-tag.ts';

/**
 * In milliseconds: the guaranteed limit, with three times the posts. Writing all of them at once as
 * JSON takes 350.
 */
const LONGEST_HOLD = 200;

/** About 20 KB, the size of a long post. */
const BODY = 'A sentence of a long post. '.repeat(750);

test('the first visitor to a list of 3,000 long posts keeps nobody waiting, and gets the same bytes as always', async () => {
  const guide = await guideInMemory({ snapshot: largeSnapshot(3_000, 'large', BODY) });
  const { result, held } = await longestHold(() =>
    Promise.all([guide.get('/api/blog'), guide.get('/api/blog')]),
  );
  const [first, second] = result;
  expect(held).toBeLessThan(LONGEST_HOLD);
  expect(first?.body).toBe(second?.body);
  expect((await guide.get('/api/blog')).body).toBe(first?.body);
  const posts = JSON.parse(text(first)) as { id: number; content: string }[];
  expect(posts).toHaveLength(3_000);
  expect(posts.every(({ content }) => content === BODY)).toBe(true);
  expect(first.headers.etag).toBe(entityTag(first.body ?? new Uint8Array()));
});
