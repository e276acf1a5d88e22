import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { badRequests, needsConnection } from './fixtures/bad-inputs.ts';
import { get, guideOnTheWire, type RawAnswer, sendRaw } from './fixtures/guide-on-the-wire.ts';

let guide: Awaited<ReturnType<typeof guideOnTheWire>>;
let home: RawAnswer;

beforeAll(async () => {
  guide = await guideOnTheWire();
  home = await send(get('/'));
});

afterAll(() => guide.close());

/** Rows that other tests run, because they need time, many connections or memory to be watched. */
const elsewhere = new Set(['raw 10,000 pipelined GETs unread', 'raw slow body', 'raw slow read', 'raw idle sockets']);

const forbidden = (method: string) => async () => {
  for (const path of ['/events', '/api/events']) {
    const answer = await send(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello`);
    expect([answer.status, answer.headers.allow, answer.headers.connection]).toEqual([405, 'GET, HEAD, OPTIONS', 'close']);
    expect(answer.body).not.toContain('hello');
    const bodiless = await send(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect([bodiless.status, bodiless.headers.connection]).toEqual([405, 'close']);
  }
};

const sameAsHome = (header: string) => async () => {
  const answer = await send(get('/', header));
  expect([answer.status, answer.body]).toEqual([200, home.body]);
  expect(answer.headers).toEqual({ ...home.headers, date: expect.any(String) });
};

const refused =
  (bytes: string, ...statuses: number[]) =>
  async () => {
    const answer = await send(bytes);
    expect(statuses.length === 0 ? [400] : statuses).toContain(answer.status);
    expect(answer.headers).toMatchObject({
      connection: 'close',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await send(get('/'))).status).toBe(200);
  };

const tag = () => home.headers.etag ?? '';

const checks: Record<string, () => Promise<void>> = {
  'method POST': forbidden('POST'),
  'method PATCH': forbidden('PATCH'),
  'method DELETE': forbidden('DELETE'),
  'method OPTIONS': async () => {
    const answer = await send(get('/api/events').replace('GET', 'OPTIONS'));
    expect([answer.status, answer.headers.allow, answer.body]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
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
    expect(answer.headers).toEqual({ ...home.headers, date: expect.any(String) });
  },
  'HEAD missing': async () => expect(await send(get('/nope').replace('GET', 'HEAD'))).toMatchObject({ status: 404, body: '' }),
  'path 20 KB path': refused(get(`/${'a'.repeat(20_000)}`), 414, 431),
  'header foreign Host': async () => expect((await send(get('/').replace('localhost', 'evil.example'))).body).toBe(home.body),
  'header X-Forwarded-Host': sameAsHome('X-Forwarded-Host: evil.example'),
  'header X-Original-URL': sameAsHome('X-Original-URL: /admin'),
  'header X-Rewrite-URL': sameAsHome('X-Rewrite-URL: /nope'),
  'header X-Forwarded-Prefix': sameAsHome('X-Forwarded-Prefix: //evil'),
  'header Forwarded': sameAsHome('Forwarded: host=evil.example'),
  'header Origin': async () => {
    await sameAsHome('Origin: https://evil.example')();
    expect(home.head).not.toMatch(/access-control/i);
  },
  'header Cookie 8 KB': async () => {
    await sameAsHome(`Cookie: a=${'b'.repeat(8192)}`)();
    expect(home.head).not.toMatch(/set-cookie/i);
  },
  'header Accept-Language': sameAsHome('Accept-Language: de'),
  'header User-Agent empty': sameAsHome('User-Agent:'),
  'header Accept json on page': sameAsHome('Accept: application/json'),
  'header Accept q=0': sameAsHome('Accept: text/html;q=0'),
  'header Accept garbage': sameAsHome('Accept: ,,;q=,'),
  'header Accept-Encoding none': async () => {
    await sameAsHome('Accept-Encoding: identity')();
    expect(home.headers.vary).toBe('Accept-Encoding');
    expect(home.head).not.toMatch(/content-encoding/i);
  },
  'header Accept-Encoding junk': sameAsHome('Accept-Encoding: zip,,;q'),
  'header If-None-Match weak': async () => {
    const answer = await send(get('/', `If-None-Match: W/${tag()}`));
    expect([answer.status, answer.body]).toEqual([304, '']);
    const { etag, vary, 'cache-control': cacheControl, 'content-security-policy': policy } = home.headers;
    expect(answer.headers).toMatchObject({ etag, vary, 'cache-control': cacheControl, 'content-security-policy': policy });
  },
  'header If-None-Match list': async () => expect((await send(get('/', `If-None-Match: "x", ${tag()}`))).status).toBe(304),
  'header If-None-Match other coding': async () => {
    const gzip = await send(get('/', 'Accept-Encoding: gzip'));
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const answer = await send(get('/', 'Accept-Encoding: identity', `If-None-Match: ${gzip.headers.etag}`));
    expect([answer.status, answer.headers.etag]).toEqual([200, tag()]);
  },
  'header If-Modified-Since junk': sameAsHome('If-Modified-Since: yesterday'),
  'header Range bad': sameAsHome('Range: bytes=9-2'),
  'header Range many': sameAsHome(`Range: bytes=${Array.from({ length: 1000 }, (_, index) => `${index}-${index}`).join(',')}`),
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
      get('/', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13').replace('Connection: close', 'Connection: Upgrade'),
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
  'raw CL and TE': refused('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
  'raw CL negative': refused('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'),
  'raw obs-fold': refused('GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n'),
  'raw space before colon': refused('GET / HTTP/1.1\r\nHost: a\r\nX : a\r\n\r\n'),
  'raw NUL in header': refused('GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n'),
  'raw raw UTF-8 path': refused('GET /é HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
  'raw absolute-form own host': async () => {
    const [plain, absolute] = [await send(get('/events')), await send(get(`http://localhost:${guide.port}/events`))];
    expect([absolute.status, absolute.body, absolute.headers.etag]).toEqual([200, plain.body, plain.headers.etag]);
  },
};

describe('hostile methods, headers and bytes (issue 7, point 2)', () => {
  test.each(badRequests.filter((row) => needsConnection(row) && !elsewhere.has(row.name)))(
    '$name: $request',
    async ({ name }) => {
      const check = checks[name];
      if (check === undefined) throw new Error(`the row "${name}" has no check here`);
      await check();
    },
  );
});

describe('more of the same kind', () => {
  test('TRACE echoes nothing', async () => {
    const answer = await send(get('/', 'X-Secret: 42').replace('GET', 'TRACE'));
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(answer.body).not.toContain('42');
  });

  test('CONNECT opens no tunnel', async () => {
    expect((await send('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')).status).toBe(405);
  });

  test('clients that reset their connection at the worst moment end nothing but it', async () => {
    for (const bytes of ['CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 'BREW\r\n\r\n', get('/images/a.svg'), 'GET / HT', get('/')]) {
      for (let index = 0; index < 20; index += 1) {
        const socket = connect(guide.port, '127.0.0.1');
        socket.on('error', () => {});
        await once(socket, 'connect');
        socket.write(bytes);
        setImmediate(() => socket.resetAndDestroy());
        await once(socket, 'close');
      }
    }
    expect((await send(get('/'))).status).toBe(200);
  });

  test('a body of a megabyte is not read beyond 64 KiB, and the answer arrives', async () => {
    const sizes = [Buffer.alloc(1024 * 1024)];
    let read = 0;
    guide.server.once('connection', (socket) => socket.on('close', () => (read = socket.bytesRead)));
    const answer = await send(
      Buffer.concat([Buffer.from('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1048576\r\n\r\n'), ...sizes]),
    );
    expect([answer.status, answer.headers.connection]).toEqual([405, 'close']);
    expect(read).toBeLessThan(400 * 1024);
  });

  test('an endless chunked body is cut off', async () => {
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    const answer = await send(`POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`);
    expect([answer.status, answer.headers.connection]).toEqual([405, 'close']);
  });

  test('GET with a body is answered like GET, on a connection that is then closed', async () => {
    const answer = await send('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello');
    expect([answer.status, answer.body, answer.headers.connection]).toEqual([200, home.body, 'close']);
  });

  test('Expect: 100-continue gets the final answer at once', async () => {
    const answer = await send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\nExpect: 100-continue\r\n\r\n');
    expect(answer.status).toBe(405);
  });

  test('a header that smuggles a line break is refused', refused('GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n'));
  test.each(['a b', 'evil/x', 'user@evil', 'x"', '<script>'])('a Host header that names no host is refused: %s', (host) =>
    refused(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)(),
  );

  test('a TLS greeting is refused', refused('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'));
  test('a path of control characters is refused', refused('GET /\x01\x7f HTTP/1.1\r\nHost: a\r\n\r\n'));
  test('HTTP/1.0 without Host is served', async () => expect((await send('GET / HTTP/1.0\r\n\r\n')).status).toBe(200));

  test('no answer names the server or its engine', async () => {
    for (const bytes of [get('/'), get('/nope'), get('/api'), 'BREW\r\n\r\n', get('/', 'Expect: junk')]) {
      const { headers } = await send(bytes);
      expect(Object.keys(headers)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:server|x-powered-by|set-cookie|access-control)/)]),
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    }
  });

  test('several requests on one connection are each answered', async () => {
    const answer = await send(get('/events').replace('close', 'keep-alive') + get('/nope'));
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('HTTP/1.1 404');
  });
});

function send(bytes: string | Buffer): Promise<RawAnswer> {
  return sendRaw(guide.port, bytes);
}
