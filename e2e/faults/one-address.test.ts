import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AgingServer, startAgingServer } from './aging-server.ts';
import { type CachingProxy, ensureProxies, nginxInFrontOf, varnishInFrontOf } from './proxies.ts';
import { askAsBytes, fuzzTargets } from './target-fuzz.ts';

const hasProxies = await ensureProxies();

/** Past the aging server's s-maxage, in milliseconds. */
const PAST_FRESH = 1_200;

const proxies = [
  ['nginx', nginxInFrontOf],
  ['Varnish', varnishInFrontOf],
] as const;

describe.skipIf(!hasProxies).for(proxies)('one address, one answer: %s', ([, inFrontOf]) => {
  let server: AgingServer;
  let proxy: CachingProxy;

  beforeAll(async () => {
    server = await startAgingServer();
    proxy = await inFrontOf(server.port);
  });

  afterAll(async () => {
    await proxy?.stop();
    server?.die();
  });

  const ask = (target: string, encoding?: string) =>
    askAsBytes(Number(new URL(proxy.url).port), target, { encoding });

  /** How many are stored once that has stayed the same for a second: some come and go in the background. */
  const restedCount = async () => {
    for (let before = -1; ; await pause(1_000)) {
      const now = await proxy.stored();
      if (now === before) return now;
      before = now;
    }
  };

  test('a target with a raw # is refused, and nothing is stored', async () => {
    await ask('/events');
    const before = await restedCount();
    for (const target of [
      '/events#1',
      '/events#2',
      '/events?a#b',
      '/#',
      'http://a/events#x',
      'http://a#b/events',
    ])
      expect([target, (await ask(target)).status]).toEqual([target, 400]);
    expect(await restedCount()).toBe(before);
  });

  test('no answer repeats the host of its request', async () => {
    for (const target of ['/api', '/blog/', 'http://evil.example/api', 'http://evil.example/blog/'])
      expect((await ask(target)).headers.location ?? '/', target).toMatch(/^\/(?!\/)/);
  });

  test('/readyz and /livez are closed, however they are written', async () => {
    for (const path of ['/readyz', '/livez'])
      for (const target of [path, `${path}?x`, `${path}#`, `http://a${path}`, `http://a${path}#x`])
        expect([target, (await ask(target)).status]).toEqual([
          target,
          target.includes('#') ? 400 : 403,
        ]);
  });

  test.each(['x-br', 'brotli', 'br-x', 'xbr, gzip-x', 'br;q=0', 'br;q=0.000', 'identity;br'])(
    'a client with Accept-Encoding "%s" gets plain bytes',
    async (encoding) => {
      const { status, headers } = await ask('/events', encoding);
      expect([status, headers['content-encoding']]).toEqual([200, undefined]);
    },
  );

  test('2,000 ways to write a target: each page is stored once for each form of encoding', async () => {
    const { expected, stored, wrong, statuses } = await fuzzTargets(proxy, {
      count: 2_000,
      seed: 43,
    });
    expect(wrong).toEqual([]);
    expect(stored).toBe(expected);
    expect(Object.keys(statuses)).toEqual(['200', '204', '308', '400', '403', '404']);
  });

  test('a request that the guide refuses takes no page out of the cache', async () => {
    await ask('/blog/1');
    await pause(PAST_FRESH);
    await ask('http://u@a/blog/1');
    await pause(PAST_FRESH);
    server.die();
    expect((await ask('/blog/1')).status).toBe(200);
  });
});
