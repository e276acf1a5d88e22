import { describe, expect, test } from 'vitest';
import { badRequests, needsConnection } from '../fixtures/bad-inputs.ts';
import { get } from '../fixtures/guide-on-the-wire.ts';
import { prepareHostileClient } from '../fixtures/hostile-client.ts';

const { home, send, refused } = prepareHostileClient();

/** Rows that other tests run: of a request's target, and those that need time or connections. */
const elsewhere = new Set([
  'raw absolute-form own host',
  'raw absolute-form other host',
  'raw control character in target',
  'raw 10,000 pipelined GETs unread',
  'raw slow body',
  'raw slow read',
  'raw idle sockets',
  'raw slow pieces',
]);

const forbidden = (method: string) => async () => {
  for (const path of ['/events', '/api/events']) {
    const answer = await send(
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello`,
    );
    expect([answer.status, answer.headers.allow, answer.headers.connection]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      'close',
    ]);
    expect(answer.body).not.toContain('hello');
    const bodiless = await send(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect([bodiless.status, bodiless.headers.connection]).toEqual([405, 'close']);
  }
};

const sameAsHome = (header: string) => async () => {
  const answer = await send(get('/', header));
  expect([answer.status, answer.body]).toEqual([200, home().body]);
  expect(answer.headers).toEqual({ ...home().headers, date: expect.any(String) });
};

const tag = () => home().headers.etag ?? '';

const checks: Record<string, () => Promise<void>> = {
  'method POST': forbidden('POST'),
  'method PATCH': forbidden('PATCH'),
  'method DELETE': forbidden('DELETE'),
  'method OPTIONS': async () => {
    const answer = await send(get('/api/events').replace('GET', 'OPTIONS'));
    expect([answer.status, answer.headers.allow, answer.body]).toEqual([
      204,
      'GET, HEAD, OPTIONS',
      '',
    ]);
    expect(answer.head).not.toMatch(/access-control/i);
  },
  'OPTIONS *': async () =>
    expect(await send(get('*').replace('GET', 'OPTIONS'))).toMatchObject({
      status: 204,
      headers: { allow: 'GET, HEAD, OPTIONS' },
    }),
  'unknown method': refused(get('/').replace('GET', 'BREW')),
  'lower-case method': refused(get('/').replace('GET', 'get')),
  'method override': async () => {
    const [plain, overridden] = [
      await send(get('/api/events')),
      await send(get('/api/events', 'X-HTTP-Method-Override: DELETE')),
    ];
    expect([overridden.status, overridden.body]).toEqual([200, plain.body]);
  },
  'HEAD page': async () => {
    const answer = await send(get('/').replace('GET', 'HEAD'));
    expect([answer.status, answer.body]).toEqual([200, '']);
    expect(answer.headers).toEqual({ ...home().headers, date: expect.any(String) });
  },
  'HEAD missing': async () =>
    expect(await send(get('/nope').replace('GET', 'HEAD'))).toMatchObject({
      status: 404,
      body: '',
    }),
  'path 20 KB path': refused(get(`/${'a'.repeat(20_000)}`), 414, 431),
  'header foreign Host': async () =>
    expect((await send(get('/').replace('localhost', 'evil.example'))).body).toBe(home().body),
  'header X-Forwarded-Host': sameAsHome('X-Forwarded-Host: evil.example'),
  'header X-Original-URL': sameAsHome('X-Original-URL: /admin'),
  'header X-Rewrite-URL': sameAsHome('X-Rewrite-URL: /nope'),
  'header X-Forwarded-Prefix': sameAsHome('X-Forwarded-Prefix: //evil'),
  'header Forwarded': sameAsHome('Forwarded: host=evil.example'),
  'header Origin': async () => {
    await sameAsHome('Origin: https://evil.example')();
    expect(home().head).not.toMatch(/access-control/i);
  },
  'header Cookie 8 KB': async () => {
    await sameAsHome(`Cookie: a=${'b'.repeat(8192)}`)();
    expect(home().head).not.toMatch(/set-cookie/i);
  },
  'header Accept-Language': sameAsHome('Accept-Language: de'),
  'header User-Agent empty': sameAsHome('User-Agent:'),
  'header Accept json on page': sameAsHome('Accept: application/json'),
  'header Accept q=0': sameAsHome('Accept: text/html;q=0'),
  'header Accept garbage': sameAsHome('Accept: ,,;q=,'),
  'header Accept-Encoding none': async () => {
    await sameAsHome('Accept-Encoding: identity')();
    expect(home().headers.vary).toBe('Accept-Encoding');
    expect(home().head).not.toMatch(/content-encoding/i);
  },
  'header Accept-Encoding junk': sameAsHome('Accept-Encoding: zip,,;q'),
  'header If-None-Match weak': async () => {
    const answer = await send(get('/', `If-None-Match: W/${tag()}`));
    expect([answer.status, answer.body]).toEqual([304, '']);
    const {
      etag,
      vary,
      'cache-control': cacheControl,
      'content-security-policy': policy,
    } = home().headers;
    expect(answer.headers).toMatchObject({
      etag,
      vary,
      'cache-control': cacheControl,
      'content-security-policy': policy,
    });
  },
  'header If-None-Match list': async () =>
    expect((await send(get('/', `If-None-Match: "x", ${tag()}`))).status).toBe(304),
  'header If-None-Match other coding': async () => {
    const gzip = await send(get('/', 'Accept-Encoding: gzip'));
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const answer = await send(
      get('/', 'Accept-Encoding: identity', `If-None-Match: ${gzip.headers.etag}`),
    );
    expect([answer.status, answer.headers.etag]).toEqual([200, tag()]);
  },
  'header If-Modified-Since junk': sameAsHome('If-Modified-Since: yesterday'),
  'header Range bad': sameAsHome('Range: bytes=9-2'),
  'header Range many': sameAsHome(
    `Range: bytes=${Array.from({ length: 1000 }, (_, index) => `${index}-${index}`).join(',')}`,
  ),
  'header Content-Type on GET': sameAsHome('Content-Type: text/xml'),
  'header Expect junk': async () => expect((await send(get('/', 'Expect: junk'))).status).toBe(417),
  'header Upgrade h2c': async () => {
    const bytes = get('/', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA').replace(
      'Connection: close',
      'Connection: Upgrade, HTTP2-Settings, close',
    );
    expect((await send(bytes)).status).toBe(200);
  },
  'header Upgrade websocket': async () => {
    await refused(get('/', 'Upgrade: websocket'))();
    await refused(
      get('/', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13').replace(
        'Connection: close',
        'Connection: Upgrade',
      ),
    )();
  },
  'header __proto__ header': sameAsHome('__proto__: x'),
  'header Max-Forwards': sameAsHome('Max-Forwards: -1'),
  'header 3,000 headers': async () => {
    await refused(get('/', ...Array.from({ length: 3000 }, (_, index) => `X-${index}: a`)), 431)();
    await refused(get('/', ...Array.from({ length: 3000 }, () => 'a:b')), 431)();
    await refused(get('/', ...Array.from({ length: 110 }, () => 'a:b')), 431)();
  },
  'header Pragma': sameAsHome('Pragma: no-cache'),
  'raw no Host': refused('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'),
  'raw two Hosts': refused('GET / HTTP/1.1\r\nHost: a\r\nhOST: b\r\n\r\n'),
  'raw HTTP/0.9': async () => {
    await refused('GET /\r\n\r\n', 400, 505)();
    await refused('GET / HTTP/0.9\r\nHost: a\r\n\r\n', 400, 505)();
    await refused('GET / HTTP/2.0\r\nHost: a\r\n\r\n', 400, 505)();
    await refused('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 505)();
  },
  'raw LF only': refused('GET / HTTP/1.1\nHost: a\n\n'),
  'raw CL and TE': refused(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ),
  'raw CL negative': refused('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'),
  'raw obs-fold': refused('GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n'),
  'raw space before colon': refused('GET / HTTP/1.1\r\nHost: a\r\nX : a\r\n\r\n'),
  'raw NUL in header': refused('GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n'),
  'raw raw UTF-8 path': refused('GET /é HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
};

describe('hostile methods, headers and bytes', () => {
  test.each(badRequests.filter((row) => needsConnection(row) && !elsewhere.has(row.name)))(
    '$name: $request',
    async ({ name }) => {
      const check = checks[name];
      if (check === undefined) throw new Error(`the row "${name}" has no check here`);
      await check();
    },
  );
});
