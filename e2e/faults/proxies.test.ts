import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AgingServer, startAgingServer } from './aging-server.ts';
import {
  type AskOptions,
  acceptableForms,
  askProxy,
  CHROME,
  OTHER_ENCODINGS,
  type ProxyAnswer,
} from './ask-proxy.ts';
import { type CachingProxy, ensureProxies, nginxInFrontOf, varnishInFrontOf } from './proxies.ts';

/** Past the aging server's s-maxage and stale-while-revalidate, in milliseconds. */
const LONG_AFTER = 2_500;

/** How many requests, sent one after another, may wait in vain before a freeze is noticed. */
const UNTIL_NOTICED = 6;

/** Only who waits in vain waits for so long, which is a bit less than a hurried proxy does. */
const isSlow = (milliseconds: number) => milliseconds > 2_900;

const hasProxies = await ensureProxies();
if (!hasProxies)
  process.stderr.write(
    "nginx or Varnish isn't installed and can't be installed here, so their configurations aren't tested.\n",
  );

const proxies = [
  ['nginx', nginxInFrontOf],
  ['Varnish', varnishInFrontOf],
] as const;

test.for(['nginx.conf', 'nginx-export.conf'])(
  '%s redirects to the host name it is configured with, never to the one in the request',
  (file) => {
    const redirects = readFileSync(`deploy/${file}`, 'utf8').match(/return 30\d [^;]*;/g) ?? [];
    expect(redirects).toEqual(['return 308 https://www.example.com$request_uri;']);
  },
);

describe.skipIf(!hasProxies).for(proxies)('%s as shipped', ([name, inFrontOf]) => {
  let server: AgingServer;
  let proxy: CachingProxy;

  beforeAll(async () => {
    server = await startAgingServer();
    proxy = await inFrontOf(server.port, { hurried: true });
  });

  afterAll(async () => {
    await proxy?.stop();
    server?.die();
  });

  test('every visitor gets the page in an encoding that the browser accepts', async () => {
    for (const encoding of [CHROME, ...OTHER_ENCODINGS]) await expectPage('/blog', encoding);
  });

  test('a redirect keeps the query of the visitor who asked', async () => {
    for (const query of ['?from=mail', '?from=friend', '']) {
      const { status, headers } = await ask(`/blog/${query}`, CHROME);
      expect([status, headers.location]).toEqual([308, `/blog${query}`]);
    }
  });

  test('an address with campaign parameters gets the same copy', async () => {
    await expectHit(async (name) => {
      await ask('/wine-spirits', CHROME);
      return ask(`/wine-spirits?utm_source=${name}`, CHROME);
    });
  });

  test('while the server is frozen, and then dead, every page stays up for every encoding and campaign', async () => {
    const paths = ['/', '/events', '/blog/1', '/api/events', '/api/blog/1'];
    for (const path of paths) await expectPage(path, CHROME);
    await pause(LONG_AFTER);
    server.freeze();
    const whileFrozen = await askForAll(paths);
    expect(whileFrozen.filter(isSlow).length, `waited ${whileFrozen} ms`).toBeLessThanOrEqual(
      UNTIL_NOTICED,
    );
    server.die();
    const whileDead = await askForAll(paths);
    expect(whileDead.filter(isSlow).length, `waited ${whileDead} ms`).toBe(0);
    const away = await ask('/destinations/austin', CHROME);
    expect([away.status, away.text]).toEqual([503, expect.stringContaining('Back in a moment')]);
    expect(away.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  });

  test('once the server is back, its pages are fresh again', async () => {
    await server.recover();
    await expect
      .poll(() => ask('/destinations/austin', CHROME).then(({ status }) => status))
      .toBe(200);
  });

  if (name === 'Varnish')
    test('nobody outside can purge it, and no expression can be injected', async () => {
      await expectHit(async () => {
        await ask('/events', CHROME);
        for (const method of ['BAN', 'PURGE']) {
          const { status } = await ask('/events', CHROME, {
            method,
            headers: { 'X-Revision': 'other' },
          });
          expect([method, status]).toEqual([method, 405]);
        }
        const revision = 'z && obj.http.content-type ~ (x+x+)+y';
        const injected = await ask('/', '', {
          method: 'BAN',
          headers: { 'X-Revision': revision },
          origin: proxy.purgeUrl,
        });
        expect(injected.status).toBe(400);
        return ask('/events', CHROME);
      });
      const banned = await ask('/', '', {
        method: 'BAN',
        headers: { 'X-Revision': 'other' },
        origin: proxy.purgeUrl,
      });
      expect(banned.status).toBe(200);
      expect((await ask('/events', CHROME)).headers['x-cache']).toBe('MISS');
    });

  if (name === 'Varnish')
    test('one copy serves every host name', async () => {
      await expectHit(async (name) => {
        await ask('/blog', CHROME);
        return ask('/blog', CHROME, { headers: { Host: `${name}.evil.example` } });
      });
    });

  /** A copy is fresh for a second, so a slow machine tries again: under a new name, or it would find its own copy. */
  async function expectHit(twice: (name: string) => ReturnType<typeof ask>): Promise<void> {
    let tries = 0;
    const found = async () => (await twice(`try-${++tries}`)).headers['x-cache'];
    await expect.poll(found).toBe('HIT');
  }

  /**
   * Requests every page in every way that nobody has before. Resolves to the time each answer took,
   * in milliseconds.
   */
  async function askForAll(paths: string[]): Promise<number[]> {
    const waited: number[] = [];
    for (const path of paths) {
      for (const encoding of OTHER_ENCODINGS) waited.push(await expectPage(path, encoding));
      waited.push(await expectPage(`${path}?utm_source=letter&utm_campaign=fall`, CHROME));
    }
    return waited;
  }

  /**
   * Expects the page in an encoding that matches this Accept-Encoding. Resolves to the time it
   * took, in milliseconds.
   */
  async function expectPage(path: string, encoding: string): Promise<number> {
    const { status, form, text, milliseconds } = await ask(path, encoding);
    expect([path, encoding, status]).toEqual([path, encoding, 200]);
    expect(acceptableForms(encoding), `${path} for "${encoding}"`).toContain(form);
    expect(text).toContain(path.startsWith('/api/') ? '"title":' : '<h1>');
    return milliseconds;
  }

  function ask(
    path: string,
    encoding: string,
    options: AskOptions & { origin?: string } = {},
  ): Promise<ProxyAnswer> {
    return askProxy((options.origin ?? proxy.url) + path, encoding, options);
  }
});
