import { beforeAll, describe, expect, test } from 'vitest';
import { badRequests, needsConnection, requestedPaths } from './fixtures/bad-inputs.ts';
import { guideInMemory, request, text } from './fixtures/guide-in-memory.ts';
import type { GuideResponse } from './http/http-exchange.ts';

type Guide = Awaited<ReturnType<typeof guideInMemory>>;

let guide: Guide;
let home: GuideResponse;

beforeAll(async () => {
  guide = await guideInMemory();
  home = await guide.get('/');
});

const rows = badRequests.filter((row) => !needsConnection(row));

/** Rows of one kind: an invalid id, requested from the API and as a page. */
const idRows = rows.filter(({ request: text }) =>
  /^GET \/api\/blog\/\S+ and GET \/blog\/\S+$/.test(text),
);

describe('invalid ids (decision 7)', () => {
  test.each(idRows)('$name: $request', async (row) => {
    const [apiPath = '', pagePath = ''] = requestedPaths(row);
    const entries = cacheEntries();
    const api = await guide.get(apiPath);
    expect([api.status, api.headers['content-type'], text(api)]).toEqual([
      404,
      'application/json; charset=utf-8',
      'null',
    ]);
    const page = await guide.get(pagePath);
    expect(page.status).toBe(404);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(text(page)).toContain('Blog post not found');
    expect(text(page)).toContain('href="/blog"');
    expect(cacheEntries()).toBe(entries);
  });
});

const checks: Record<string, () => Promise<void>> = {
  'id trailing space': async () => {
    const api = await guide.get('/api/blog/1%20');
    expect([api.status, text(api)]).toEqual([404, 'null']);
    await expectRedirect('/blog/1%20', '/blog/1');
  },
  'id empty': async () => {
    await expectRedirect('/blog/', '/blog');
    await expectRedirect('/api/blog/', '/api/blog');
  },
  'id with child': async () => {
    await expectMissing('/blog/1/2');
    expect((await guide.get('/api/blog/1/2')).status).toBe(404);
  },
  'path CRLF in path': async () => {
    expect((await expectMissing('/%0d%0aSet-Cookie:x=1')).headers).not.toHaveProperty('set-cookie');
  },
  'path dot-dot encoded': () => expectMissing('/%2e%2e/%2e%2e/etc/passwd').then(noResult),
  'path dot-dot in assets': () => expectNoFile('/assets/..%2f..%2fetc/passwd'),
  'path backslash in assets': () => expectNoFile('/assets/..%5c..%5cpackage.json'),
  'path scheme-relative': async () => {
    expect((await expectMissing('//evil.example/events')).headers).not.toHaveProperty('location');
    await expectRedirect('//', '/');
  },
  'path double slash inside': () => expectRedirect('/blog//1', '/blog/1'),
  'path trailing slash': () => expectRedirect('/events/?a=b&c', '/events?a=b&c'),
  'path upper case': () => expectRedirect('/EVENTS', '/events'),
  'path encoded letter': () => expectRedirect('/%65vents?a', '/events?a'),
  'path fragment in target': async () =>
    expect(await guide.get('/events#x')).toMatchObject({
      status: 400,
      headers: { 'cache-control': 'no-store' },
    }),
  'path html extension': () => expectMissing('/events.html').then(noResult),
  'path prototype path': () => expectMissing('/__proto__').then(noResult),
  'path constructor path': () => expectMissing('/constructor').then(noResult),
  'path toString destination': () => expectMissing('/destinations/toString').then(noResult),
  'path unknown destination': () => expectMissing('/destinations/houston').then(noResult),
  'path encoded slash destination': () => expectMissing('/destinations%2Faustin').then(noResult),
  'path php probe': () => expectMissing('/wp-login.php').then(noResult),
  'path asset directory': () => expectNoFile('/assets/'),
  'path old hashed asset': () => expectNoFile('/assets/app-deadbeef.js'),
  'path unicode path': async () =>
    expect(text(await expectMissing('/%C3%A9v%C3%A9nements'))).not.toMatch(/v%C3|évé/),
  'path emoji': () => expectMissing('/%F0%9F%8C%BB').then(noResult),
  'path 8 KB path': () => expectMissing(`/${'a'.repeat(8192)}`).then(noResult),
  'path api root': async () => {
    const answer = await guide.get('/api');
    expect([answer.status, answer.headers['content-type']]).toEqual([
      404,
      'application/problem+json',
    ]);
    expect(JSON.parse(text(answer))).toMatchObject({ status: 404, title: 'Not Found' });
  },
  '10,000 distinct missing paths': async () => {
    const beginnings = ['/x', '/destinations/x/', '/blog/1/x/'];
    for (const beginning of beginnings) await expectMissing(`${beginning}0`);
    const [entries, rendered] = [cacheEntries(), guide.renderer.rendered.length];
    for (const beginning of beginnings)
      for (let index = 1; index <= 10_000; index += 1)
        expect((await guide.get(beginning + index)).status).toBe(404);
    expect([cacheEntries(), guide.renderer.rendered.length]).toEqual([entries, rendered]);
  },
  utm: () => expectHome('/?utm_source=a&utm_campaign=b'),
  '10,000 query strings': async () => {
    const events = await guide.get('/events');
    const [entries, rendered] = [cacheEntries(), guide.renderer.rendered.length];
    for (let index = 1; index <= 10_000; index += 1)
      expect((await guide.get(`/events?x=${index}`)).body).toBe(events.body);
    expect([cacheEntries(), guide.renderer.rendered.length]).toEqual([entries, rendered]);
  },
  'duplicate params': async () =>
    expect((await guide.get('/events?category=a&category=b')).body).toBe(
      (await guide.get('/events')).body,
    ),
  'xss query': () => expectHome('/?q=<script>alert(1)</script>'),
  'bad query escape': () => expectHome('/?x=%'),
  '12 KB query': () => expectHome(`/?a=${'b'.repeat(12 * 1024)}`),
};

describe('hostile paths and queries', () => {
  test.each(rows.filter((row) => !idRows.includes(row)))('$name: $request', async ({ name }) => {
    const check = checks[name];
    if (check === undefined) throw new Error(`the row "${name}" has no check here`);
    await check();
  });
});

test('a path named like a property of Object.prototype is missing like any other', async () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
    await expectMissing(`/${name}`);
    await expectNoFile(`/images/${name}`);
    await expectNoFile(`/assets/${name}`);
    expect((await guide.get(`/api/${name}`)).status).toBe(404);
  }
});

test('HEAD of any bad path has the status of GET and no body', async () => {
  for (const target of ['/nope', '/blog/0', '/api/nope', '/assets/nope.js', '*', '//x']) {
    const { status } = await guide.get(target);
    expect(await guide.answer(request(target, {}, 'HEAD'))).toMatchObject({
      status,
      body: undefined,
    });
  }
});

async function expectMissing(target: string): Promise<GuideResponse> {
  const entries = cacheEntries();
  const response = await guide.get(target);
  expect([target, response.status]).toEqual([target, 404]);
  expect(response.headers['content-type']).toMatch(/^text\/html/);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(cacheEntries()).toBe(entries);
  return response;
}

async function expectNoFile(target: string): Promise<void> {
  const { status, headers } = await guide.get(target);
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([
    404,
    'no-store',
    'text/plain; charset=utf-8',
  ]);
}

async function expectRedirect(target: string, location: string): Promise<void> {
  const { status, headers } = await guide.get(target);
  expect([status, headers.location]).toEqual([308, location]);
}

async function expectHome(target: string): Promise<void> {
  const response = await guide.get(target);
  expect([response.status, response.headers]).toEqual([200, home.headers]);
  expect(response.body).toBe(home.body);
}

function cacheEntries(): number {
  return (guide.press.current?.pages.cache.size ?? 0) + (guide.press.current?.api.cache.size ?? 0);
}

function noResult(): void {}
