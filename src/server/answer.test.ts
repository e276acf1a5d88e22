import { describe, expect, test } from 'vitest';
import { createAnswer } from './answer.ts';
import { guideInMemory, request, SCRIPT, text } from './fixtures/guide-in-memory.ts';
import { sampleSnapshot } from './fixtures/sample-snapshot.ts';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('pages', () => {
  test('a page that is ready is the same object for every visitor: no work per request', async () => {
    const guide = await guideInMemory();
    expect(await guide.get('/blog/3', BROWSER)).toBe(await guide.get('/blog/3', BROWSER));
    expect(await guide.get('/blog/3')).toMatchObject({
      status: 200,
      headers: { 'x-revision': 'r1' },
    });
  });

  test('200 simultaneous first visitors cause one render', async () => {
    const guide = await guideInMemory({ snapshot: null });
    const publishing = guide.press.update(sampleSnapshot());
    await Promise.all(Array.from({ length: 200 }, () => guide.get('/blog/3')));
    await publishing;
    expect(guide.renderer.rendered.filter((path) => path === '/blog/3')).toHaveLength(1);
  });

  test('a failed render affects only its own page: 500, not cached, logged once; the others still work', async () => {
    const guide = await guideInMemory({ failing: new Set(['/blog/2']) });
    const failed = await guide.get('/blog/2');
    expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(text(failed)).toMatch(/<h1>.*<\/h1>/);
    expect(text(failed)).not.toMatch(/style="|<script/);
    await guide.get('/blog/2');
    expect(guide.failures).toEqual(['page /blog/2']);
    for (const path of ['/', '/blog/1', '/blog/3', '/api/blog/2'])
      expect((await guide.get(path)).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const guide = await guideInMemory();
    for (const target of [
      '/',
      '/nope',
      '/api/events',
      '/assets/app-1a2b3c4d.js',
      '/readyz',
      '/images/a.svg',
    ]) {
      const [get, head] = [
        await guide.get(target),
        await guide.answer(request(target, {}, 'HEAD')),
      ];
      expect(head).toEqual({ ...get, body: undefined });
    }
  });

  test('addresses that the owner has moved redirect, keeping the query (decision 25)', async () => {
    const guide = await guideInMemory();
    expect(await guide.get('/wine-tours?a=b')).toMatchObject({
      status: 308,
      headers: { location: '/wine-spirits?a=b' },
    });
    expect(await guide.get('/wine-tours/')).toMatchObject({
      status: 308,
      headers: { location: '/wine-spirits' },
    });
    expect(await guide.get('/old/constructor')).toMatchObject({
      status: 308,
      headers: { location: '/events' },
    });
  });

  test.each([
    ['/old-slash/', ['/old-slash/', '/old-slash', '/old-slash//']],
    ['/café', ['/caf%C3%A9', '/caf%c3%a9', '/caf%C3%A9/']],
    ['/a//b', ['/a/b', '/a//b', '/a/b/']],
    ['/%6fld', ['/old', '/%6fld', '/%6Fld/']],
    ['/2019/05/{id}/', ['/2019/05/%7Bid%7D', '/2019/05/{id}/']],
  ])(
    'the redirect %s in site.yaml works however a browser spells it (decision 25)',
    async (from, targets) => {
      const sample = sampleSnapshot();
      const guide = await guideInMemory({
        snapshot: { ...sample, site: { ...sample.site, redirects: { [from]: '/blog' } } },
      });
      for (const target of targets)
        expect(await guide.get(`${target}?a=b`), target).toMatchObject({
          status: 308,
          headers: { location: '/blog?a=b' },
        });
    },
  );

  test('documents such as the feed come from the same revision', async () => {
    const guide = await guideInMemory();
    const feed = await guide.get('/feed.xml');
    expect([feed.headers['content-type'], text(feed)]).toEqual([
      'application/atom+xml; charset=utf-8',
      '<feed>r1</feed>',
    ]);
  });
});

describe('files', () => {
  test('a hashed file is cached for a year, a public one for a day; a missing one never gets a page', async () => {
    const guide = await guideInMemory();
    const script = await guide.get('/assets/app-1a2b3c4d.js');
    expect([text(script), script.headers['cache-control']]).toEqual([
      SCRIPT,
      'public, max-age=31536000, immutable, no-transform',
    ]);
    expect((await guide.get('/favicon.svg')).headers['cache-control']).toMatch(/max-age=86400/);
    for (const path of [
      '/page.html',
      '/.vite/manifest.json',
      '/%2evite/manifest.json',
      '/assets/app-1a2b3c4d.js/',
    ]) {
      expect([200, 500]).not.toContain((await guide.get(path)).status);
    }
  });
});

describe('without content', () => {
  test('pages are 503 with Retry-After and a self-contained page; files are served', async () => {
    const guide = await guideInMemory({ snapshot: null });
    for (const path of ['/', '/blog/3', '/nope']) {
      expect(await guide.get(path)).toMatchObject({
        status: 503,
        headers: { 'retry-after': '30', 'cache-control': 'no-store' },
      });
    }
    expect(text(await guide.get('/'))).not.toMatch(/style="|<script|<link|<img/);
    expect((await guide.get('/assets/app-1a2b3c4d.js')).status).toBe(200);
    expect((await guide.get('/images/a.svg')).status).toBe(200);
  });

  test('a visitor who arrives while the content is being opened waits for it', async () => {
    const guide = await guideInMemory({ snapshot: null });
    const { promise: opening, resolve: opened } = Promise.withResolvers<void>();
    const answer = createAnswer({ ...guide.options, opening });
    const page = answer(request('/'));
    await guide.press.update(sampleSnapshot());
    opened();
    expect((await page).status).toBe(200);
  });
});

describe('health', () => {
  test('/livez says that the process is alive, /readyz what it serves', async () => {
    const guide = await guideInMemory();
    expect(JSON.parse(text(await guide.get('/livez')))).toEqual({ alive: true });
    const ready = await guide.get('/readyz');
    expect([ready.status, ready.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(text(ready))).toEqual({
      revision: 'r1',
      source: 'files',
      age: 5,
      stale: false,
      heldBack: [],
      ending: false,
    });
  });

  test('/readyz is 503 when there is nothing to serve, and once the server is shutting down', async () => {
    const empty = await guideInMemory({ snapshot: null });
    const ready = await empty.get('/readyz');
    expect([ready.status, JSON.parse(text(ready))]).toEqual([
      503,
      { revision: null, source: 'files', age: null, stale: true, heldBack: [], ending: false },
    ]);
    const guide = await guideInMemory();
    guide.end();
    expect((await guide.get('/readyz')).status).toBe(503);
  });
});

test('§1 Product: the site is read-only; only GET and HEAD are allowed', async () => {
  const guide = await guideInMemory();
  for (const path of [
    '/api/activities',
    '/api/blog/1',
    '/events',
    '/assets/app-1a2b3c4d.js',
    '/readyz',
  ]) {
    expect([path, (await guide.get(path)).status]).toEqual([path, 200]);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status } = await guide.answer(request(path, {}, method));
      expect([method, path, status]).toEqual([method, path, 405]);
    }
  }
});
