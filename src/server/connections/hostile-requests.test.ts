import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { get } from '../fixtures/guide-on-the-wire.ts';
import { prepareHostileClient } from '../fixtures/hostile-client.ts';

const { guide, home, send, refused } = prepareHostileClient();

describe('hostile requests that the catalog does not list', () => {
  test('TRACE echoes nothing', async () => {
    const answer = await send(get('/', 'X-Secret: 42').replace('GET', 'TRACE'));
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(answer.body).not.toContain('42');
  });

  test('CONNECT opens no tunnel', async () => {
    expect(
      (await send('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')).status,
    ).toBe(405);
  });

  test('clients that reset their connection at the worst moment harm nothing else', async () => {
    for (const bytes of [
      'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
      'BREW\r\n\r\n',
      get('/images/a.svg'),
      'GET / HT',
      get('/'),
    ]) {
      for (let index = 0; index < 20; index += 1) {
        const socket = connect(guide().port, '127.0.0.1');
        socket.on('error', () => {});
        await once(socket, 'connect');
        socket.write(bytes);
        setImmediate(() => socket.resetAndDestroy());
        await once(socket, 'close');
      }
    }
    expect((await send(get('/'))).status).toBe(200);
  });

  test('a body of a megabyte is not read beyond 64 KiB, and the response arrives', async () => {
    const sizes = [Buffer.alloc(1024 * 1024)];
    let read = 0;
    guide().server.once('connection', (socket) =>
      socket.on('close', () => (read = socket.bytesRead)),
    );
    const answer = await send(
      Buffer.concat([
        Buffer.from('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1048576\r\n\r\n'),
        ...sizes,
      ]),
    );
    expect([answer.status, answer.headers.connection]).toEqual([405, 'close']);
    expect(read).toBeLessThan(400 * 1024);
  });

  test('an endless chunked body is cut off', async () => {
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    const answer = await send(
      `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`,
    );
    expect([answer.status, answer.headers.connection]).toEqual([405, 'close']);
  });

  test('GET with a body is answered like GET, and the connection is then closed', async () => {
    const answer = await send('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello');
    expect([answer.status, answer.body, answer.headers.connection]).toEqual([
      200,
      home().body,
      'close',
    ]);
  });

  test('Expect: 100-continue gets the final response right away', async () => {
    const answer = await send(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\nExpect: 100-continue\r\n\r\n',
    );
    expect(answer.status).toBe(405);
  });

  test(
    'a header that smuggles a line break is refused',
    refused('GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n'),
  );
  test.each(['a b', 'evil/x', 'user@evil', 'x"', '<script>'])(
    'an invalid Host header is refused: %s',
    (host) => refused(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)(),
  );

  test('a TLS greeting is refused', refused('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'));
  test(
    'a path of control characters is refused',
    refused('GET /\x01\x7f HTTP/1.1\r\nHost: a\r\n\r\n'),
  );
  test('HTTP/1.0 without Host is served', async () =>
    expect((await send('GET / HTTP/1.0\r\n\r\n')).status).toBe(200));

  test('no response names the server software', async () => {
    for (const bytes of [
      get('/'),
      get('/nope'),
      get('/api'),
      'BREW\r\n\r\n',
      get('/', 'Expect: junk'),
    ]) {
      const { headers } = await send(bytes);
      expect(Object.keys(headers)).not.toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^(?:server|x-powered-by|set-cookie|access-control)/),
        ]),
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
