import { describe, expect, test } from 'vitest';
import { EncodedBody } from '../http/encoded-body.ts';
import { Resource } from './resource.ts';
import { ResourceCache } from './resource-cache.ts';

const makeResource = (path: string) =>
  path === '/nope'
    ? undefined
    : new Resource({ status: 200, headers: {}, body: new EncodedBody(Buffer.alloc(1000, path)) });

function cacheOf(limit: number, previous?: ResourceCache) {
  const waiting = new Set<Resource>();
  const cache = new ResourceCache(
    {
      make: makeResource,
      limit,
      made: (resource) => waiting.add(resource),
      dropped: (resource) => waiting.delete(resource),
    },
    previous,
  );
  return { cache, waiting };
}

describe('resources in memory', () => {
  test('each is built once, and what does not exist is never a key', () => {
    const { cache } = cacheOf(1_000_000);
    expect(cache.peek('/a')).toBeUndefined();
    expect(cache.get('/a')).toBe(cache.get('/a'));
    expect([cache.get('/nope'), cache.paths]).toEqual([undefined, ['/a']]);
  });

  test('the oldest makes room for the newest, and nothing holds on to what was dropped', () => {
    const { cache, waiting } = cacheOf(20_000);
    for (let index = 0; index < 1_000; index += 1) {
      cache.get(`/${index}`);
      expect(cache.weight).toBeLessThanOrEqual(20_000);
    }
    expect([cache.full, cache.size, waiting.size]).toEqual([true, 3, 3]);
    expect(cache.paths).toEqual(['/997', '/998', '/999']);
  });

  test('what visitors keep requesting outlives what was requested once', () => {
    const { cache } = cacheOf(20_000);
    cache.get('/home');
    for (let index = 0; index < 100; index += 1) {
      cache.get(`/${index}`);
      expect(cache.peek('/home')).toBeDefined();
    }
    expect([cache.size, cache.paths.includes('/home')]).toEqual([3, true]);
  });

  test('one that is larger than the limit is kept anyway', () => {
    const { cache } = cacheOf(100);
    expect(cache.get('/a')).toBe(cache.get('/a'));
    expect(cache.size).toBe(1);
  });

  test('what is meant to stay stays, however large it is and however rarely it is requested', () => {
    const stays = (path: string) => path === '/list';
    const cache = new ResourceCache({ make: makeResource, limit: 20_000, stays, made: () => {} });
    const list = cache.get('/list');
    for (let index = 0; index < 100; index += 1) cache.get(`/${index}`);
    expect([cache.peek('/list'), cache.size]).toEqual([list, 4]);
  });

  test('equal bytes in the previous cache are reused, different ones are not', () => {
    const { cache: previous } = cacheOf(1_000_000);
    const body = previous.get('/a')?.body;
    expect(cacheOf(1_000_000, previous).cache.get('/a')?.body).toBe(body);
    const { cache: independent } = cacheOf(1_000_000, previous);
    independent.forgetPrevious();
    expect(independent.get('/a')?.body).not.toBe(body);
  });
});
