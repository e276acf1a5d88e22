import { describe, expect, test } from 'vitest';
import { SAMPLE_DAY } from '../model/fixtures/samples.ts';
import { guideInMemory, text } from '../server/fixtures/guide-in-memory.ts';
import { largeSnapshot, sampleSnapshot } from '../server/fixtures/sample-snapshot.ts';
import type { GuideResponse } from '../server/http/http-exchange.ts';
import { api } from './api.ts';
import { contentOn } from './content-on.ts';
import { embeddedApiValue } from './embedded-api-value.ts';

const content = contentOn(sampleSnapshot(), SAMPLE_DAY);
const value = (path: string) => api.read(content, path)?.value as Record<string, unknown>[];

describe('the nine routes of the API (specification section 7)', () => {
  test.each([
    ['/api/activities', [1, 2]],
    ['/api/activities/featured', [1]],
    ['/api/destinations', [1, 2]],
    ['/api/destinations/featured', [1]],
    ['/api/events', [1, 2]],
    ['/api/events/featured', [1]],
    ['/api/blog', [3, 1, 2]],
    ['/api/blog/featured', [3, 1]],
  ])('GET %s lists %j in the owner\u2019s order', (path, ids) => {
    expect(value(path).map(({ id }) => id)).toEqual(ids);
  });

  test('entities go out as the specification defines them, without the owner\u2019s fields', () => {
    for (const path of api.listPaths) {
      for (const entity of value(path)) {
        expect(entity).not.toHaveProperty('featured');
        expect(entity).not.toHaveProperty('reviewed');
      }
    }
    expect(Object.keys(api.read(content, '/api/blog/3')?.value ?? {})).toEqual([
      'id',
      'title',
      'excerpt',
      'content',
      'category',
      'imageUrl',
      'publishedAt',
      'readTime',
      'reviewed',
    ]);
  });

  test('one post says when its facts were last checked; lists do not (decision 42)', () => {
    expect(api.read(content, '/api/blog/3')?.value).toMatchObject({ reviewed: '2026-03-10' });
    for (const post of [...value('/api/blog'), ...value('/api/blog/featured')])
      expect(post).not.toHaveProperty('reviewed');
  });

  test('lists of posts contain the bodies; what a page embeds of them does not', () => {
    const posts = value('/api/blog');
    expect(posts.every(({ content }) => content === 'A body.\n\n- one\n- two')).toBe(true);
    const embedded = embeddedApiValue('/api/blog', posts) as object[];
    expect(embedded.map((post) => 'content' in post)).toEqual([false, false, false]);
    const activities = value('/api/activities');
    expect(embeddedApiValue('/api/activities', activities)).toBe(activities);
  });

  test('lists of events contain the pictures; what a page embeds of them does not', () => {
    const picture = { imageUrl: '/images/fair.svg', imageAlt: 'A fair.', image: { width: 800 } };
    const fair = { id: 1, title: 'Fair' };
    expect(embeddedApiValue('/api/events', [{ ...fair, ...picture }])).toEqual([
      { ...fair, ...picture, imageAlt: undefined },
    ]);
    expect(embeddedApiValue('/api/events/featured', [{ ...fair, ...picture }, fair], 1)).toEqual([
      fair,
    ]);
  });

  test('one post, or null with status 404 (decision 7)', () => {
    expect(api.read(content, '/api/blog/3')).toMatchObject({ status: 200, value: { id: 3 } });
    for (const id of ['999', '0', '01', '-1', '1.5', '__proto__']) {
      expect(api.read(content, `/api/blog/${id}`)).toEqual({ status: 404, value: null });
    }
  });

  test('one activity, one event, or null with status 404 (decision 32)', () => {
    expect(api.read(content, '/api/activities/wine-road')).toMatchObject({
      status: 200,
      value: { id: 1, slug: 'wine-road' },
    });
    expect(api.read(content, '/api/events/market')).toMatchObject({
      status: 200,
      value: { id: 2, slug: 'market', days: [] },
    });
    for (const slug of ['market', '1', '__proto__', 'Wine-Road', '%2e'])
      expect(api.read(content, `/api/activities/${slug}`)).toEqual({ status: 404, value: null });
  });

  test('no other path is a route', () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nope',
      '/api/blog/1/2',
      '/api/activities/1/2',
      '/api/destinations/austin',
      '/api/__proto__',
      '/blog/3',
    ]) {
      expect(api.read(content, path)).toBeUndefined();
    }
  });
});

describe('API responses', () => {
  test('JSON, revalidated, with a stricter policy than pages', async () => {
    const guide = await guideInMemory();
    const answer = await guide.get('/api/events');
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=10, stale-if-error=86400, no-transform',
        'cdn-cache-control':
          'public, max-age=10, stale-while-revalidate=60, stale-if-error=86400, no-transform',
        vary: 'Accept-Encoding',
        'x-revision': 'r1',
        'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
      },
    });
    expect(JSON.parse(text(answer))).toEqual(value('/api/events'));
  });

  test('a 304 carries the same cache headers as the full response; errors are never cached', async () => {
    const guide = await guideInMemory();
    const { headers } = await guide.get('/api/events');
    const unchanged = await guide.get('/api/events', { 'if-none-match': String(headers.etag) });
    const kept = (of: GuideResponse) => [
      of.status,
      of.headers['cache-control'],
      of.headers['cdn-cache-control'],
    ];
    expect(kept(unchanged)).toEqual([304, headers['cache-control'], headers['cdn-cache-control']]);
    expect(kept(await guide.get('/api/blog/99'))).toEqual([404, 'no-store', undefined]);
    expect(kept(await guide.get('/events'))).toEqual([
      200,
      expect.stringContaining('stale-while-revalidate'),
      undefined,
    ]);
  });

  test('every other path under /api gets a problem document (decision 8)', async () => {
    const guide = await guideInMemory();
    for (const path of ['/api', '/api/nope', '/api/blog/1/2', '/api/constructor']) {
      const answer = await guide.get(path);
      expect([
        answer.status,
        answer.headers['content-type'],
        answer.headers['cache-control'],
      ]).toEqual([404, 'application/problem+json', 'no-store']);
    }
  });

  test('a large body is sent uncompressed until it has been compressed off the main thread', async () => {
    const guide = await guideInMemory({
      snapshot: largeSnapshot(40, 'large', 'word '.repeat(9000)),
    });
    const headers = { 'accept-encoding': 'gzip, br' };
    expect((await guide.get('/api/blog', headers)).headers['content-encoding']).toBeUndefined();
    await expect
      .poll(async () => (await guide.get('/api/blog', headers)).headers['content-encoding'])
      .toBe('br');
  });
});
