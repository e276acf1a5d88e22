import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { searchIndex } from '../../features/search/search-index.server.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { apiPaths, paths } from '../../model/paths.ts';
import { wordSet } from '../edition/word-set.ts';
import { guideInMemory } from '../fixtures/guide-in-memory.ts';
import { sampleSnapshot } from '../fixtures/sample-snapshot.ts';

const snapshot = sampleSnapshot();
const [words = ''] = wordSet(snapshot.words).modules.keys();

test.each([
  paths.home,
  paths.post(1),
  apiPaths.posts,
  apiPaths.post(1),
  searchIndex(contentOn(snapshot, SAMPLE_DAY)).path,
  words,
  '/feed.xml',
  '/assets/app-1a2b3c4d.js',
  '/favicon.svg',
  '/images/a.svg',
])(
  'no proxy may rewrite %s: a phone compares it with its hash; also when it has not changed',
  async (path) => {
    const { get } = await guideInMemory();
    const { status, headers } = await get(path);
    expect([status, cachingOf(headers)]).toEqual([200, expect.arrayContaining(['no-transform'])]);
    const again = await get(path, { 'if-none-match': headers.etag ?? '' });
    expect([again.status, cachingOf(again.headers)]).toEqual([304, cachingOf(headers)]);
  },
);

test('what a CDN is told apart from browsers says the same', async () => {
  const { get } = await guideInMemory();
  const { headers } = await get(apiPaths.posts);
  expect(headers['cdn-cache-control']?.split(', ')).toContain('no-transform');
});

function cachingOf(headers: Readonly<Record<string, string | undefined>>) {
  return headers['cache-control']?.split(', ');
}
