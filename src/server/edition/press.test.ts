import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import type { Snapshot } from '../../content/snapshot.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { fakeRenderer } from '../fixtures/fake-renderer.ts';
import { guideInMemory, text } from '../fixtures/guide-in-memory.ts';
import { largeSnapshot, sampleSnapshot } from '../fixtures/sample-snapshot.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('a new revision', () => {
  test('replaces pages, API and tags together; the old one is served until it is ready', async () => {
    const guide = await guideInMemory();
    const before = await guide.get('/');
    const publishing = guide.press.update(sampleSnapshot({}, 'r2'));
    expect(await guide.get('/')).toBe(before);
    expect((await guide.get('/api/events')).headers['x-revision']).toBe('r1');
    await publishing;
    for (const path of ['/', '/blog/3', '/api/events', '/feed.xml', '/nope', '/api/blog/9']) {
      expect((await guide.get(path)).headers['x-revision']).toBe('r2');
    }
    expect((await guide.get('/')).headers.etag).not.toBe(before.headers.etag);
  });

  test('has all its pages rendered before anyone asks for them', async () => {
    const guide = await guideInMemory();
    const rendered = guide.renderer.rendered.length;
    await guide.get('/');
    await guide.get('/blog/1');
    expect(guide.renderer.rendered).toHaveLength(rendered);
  });

  test('reuses the compressed forms of what has not changed', async () => {
    const guide = await guideInMemory();
    const bodyOf = async (path: string) => (await guide.press.current?.get(path))?.body;
    const [before, page] = [await bodyOf('/api/events'), await bodyOf('/events')];
    await guide.press.update(sampleSnapshot({ destinations: [] }));
    expect(await bodyOf('/api/events')).toBe(before);
    expect(await bodyOf('/events')).toBe(page);
  });

  test('a deleted post is missing, and a new one is there', async () => {
    const guide = await guideInMemory();
    await guide.press.update(largeSnapshot(2, 'r2'));
    expect((await guide.get('/blog/3')).status).toBe(404);
    await guide.press.update(largeSnapshot(5, 'r3'));
    expect(text(await guide.get('/blog/5'))).toContain('Post 5');
  });

  test('is never replaced by an older one', async () => {
    const guide = await guideInMemory();
    await Promise.all([
      guide.press.update(largeSnapshot(5000, 'slow')),
      guide.press.update(sampleSnapshot({}, 'last')),
    ]);
    expect(guide.press.current?.snapshot.revision).toBe('last');
  });
});

test('a midnight that fails is tried again a minute later', async () => {
  let day = SAMPLE_DAY;
  const renderer = fakeRenderer();
  const guide = await guideInMemory({ renderer, today: () => day });
  day += 1;
  vi.spyOn(renderer, 'contentOn').mockImplementationOnce(() => {
    throw new Error('out of memory');
  });
  await expect(guide.press.refreshForToday()).rejects.toThrow('out of memory');
  await guide.press.refreshForToday();
  expect(guide.press.current?.day).toBe(day);
});

describe('memory', () => {
  test('a guide with many posts keeps a bounded number of its pages in memory, and serves all of them', async () => {
    const guide = await guideInMemory({ snapshot: largeSnapshot(12_000) });
    for (let id = 1; id <= 12_000; id += 1)
      expect((await guide.get(`/blog/${id}`)).status).toBe(200);
    const cache = guide.press.current?.pages.cache;
    expect(cache?.weight).toBeLessThanOrEqual(48 * 1024 * 1024);
    expect(cache?.size).toBeLessThan(12_000);
  });

  test('a revision that is no longer served is released', async () => {
    const guide = await guideInMemory({ snapshot: null });
    const served: WeakRef<Snapshot>[] = [];
    for (const revision of ['r1', 'r2', 'r3', 'r4']) {
      await guide.press.update(sampleSnapshot({}, revision));
      const snapshot = guide.press.current?.snapshot;
      if (snapshot) served.push(new WeakRef(snapshot));
    }
    const remaining = () => {
      collectGarbage();
      return served.map((snapshot) => snapshot.deref()?.revision);
    };
    await expect.poll(remaining).toEqual([undefined, undefined, undefined, 'r4']);
  });
});
