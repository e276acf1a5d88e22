import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  get,
  guideOnTheWire,
  readAnswer,
  readToEnd,
  sendRaw,
} from '../fixtures/guide-on-the-wire.ts';
import { largeSnapshot } from '../fixtures/sample-snapshot.ts';
import { CLIENT_LIMITS, type ClientLimits } from './client-limits.ts';
import { createMetricsServer, Metrics, MOST_MONITORS } from './metrics.ts';

/** A third of a real server's limits. */
const limits: ClientLimits = {
  ...CLIENT_LIMITS,
  headersTimeout: 2_000,
  requestTimeout: 3_300,
  keepAliveTimeout: 2_700,
  closeGrace: 1_700,
  slowReaders: { slowest: 8192 * 100, patience: 2_700, checkEvery: 300 },
};

test('a real server gives slow clients six seconds for the headers, ten for a request, eight for the next one or to read', () => {
  expect(CLIENT_LIMITS).toEqual({
    headersTimeout: 6_000,
    requestTimeout: 10_000,
    keepAliveTimeout: 8_000,
    closeGrace: 5_000,
    slowReaders: { slowest: 8192, patience: 8_000, checkEvery: 2_000 },
    connections: 2_500,
    earlyBytes: 8 * 1024 * 1024,
  });
});

test('raw idle sockets at the port of metrics: 16 at most are kept, and all are closed in time', async () => {
  const metrics = new Metrics({ press: { current: undefined }, status: () => undefined });
  const server = createMetricsServer(metrics, limits).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'));
  const texts = await Promise.all(sockets.map((socket) => readToEnd(socket)));
  expect(texts.filter((text) => text.startsWith('HTTP/1.1 408'))).toHaveLength(MOST_MONITORS);
  expect((await sendRaw(port, get('/metrics'))).status).toBe(200);
});

/**
 * What slow, idle and greedy clients get while others notice nothing. The tests wait for the limits
 * at the same time.
 */
describe.concurrent('slow clients', () => {
  let guide: Awaited<ReturnType<typeof guideOnTheWire>>;

  beforeAll(async () => {
    guide = await guideOnTheWire({
      snapshot: largeSnapshot(1_000, 'large', 'word '.repeat(2_000)),
      limits,
    });
  });

  afterAll(() => guide.close());

  test('raw idle sockets: 2,000 that send nothing are closed, and others are served meanwhile', async () => {
    const answers: Promise<string>[] = [];
    for (let batch = 0; batch < 10; batch += 1) {
      const sockets = Array.from({ length: 200 }, () => connect(guide.port, '127.0.0.1'));
      answers.push(...sockets.map((socket) => readToEnd(socket)));
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    }
    expect((await sendRaw(guide.port, get('/'))).status).toBe(200);
    expect(new Set((await Promise.all(answers)).map((text) => readAnswer(text).status))).toEqual(
      new Set([408]),
    );
  });

  test('headers that trickle in are cut off with 408', async () => {
    expect(readAnswer(await trickle('GET / HTTP/1.1\r\nHost: a\r\n', 'X-Slow: 1\r\n')).status).toBe(
      408,
    );
  });

  test('headers that trickle in after a first response are cut off as well', async () => {
    const text = await trickle(
      'GET /events HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\n',
      'X-Slow: 1\r\n',
    );
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 408']);
  });

  test('raw slow body: cut off with 408', async () => {
    expect(
      readAnswer(await trickle('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 8192\r\n\r\n', 'a'))
        .status,
    ).toBe(408);
  });

  const chunked = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';

  test.each([
    ['empty lines before a request', '', '\r\n'],
    ['a request line', 'GET /', 'a'],
    ['the name of a header', 'GET / HTTP/1.1\r\nHost: a\r\nX', 'x'],
    ['the value of a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', ' '],
    ['chunks of a body', chunked, '1\r\na\r\n'],
    ['the length of a chunk', `${chunked}0`, '0'],
    ['the extension of a chunk', `${chunked}1;`, 'a'],
    ['trailers', `${chunked}0\r\n`, 'X: 1\r\n'],
  ])('raw slow pieces: %s, cut off with 408', async (_, beginning, piece) => {
    const text = await trickle(beginning, piece);
    expect(text.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 408']);
  });

  test('a connection that goes idle after its response is closed', async () => {
    expect(readAnswer(await trickle('GET / HTTP/1.1\r\nHost: a\r\n\r\n', '')).status).toBe(200);
  });

  test('raw 10,000 pipelined GETs unread: few are answered, memory stays flat, the connection is cut', async () => {
    const before = process.memoryUsage().rss;
    const { socket, atServer } = await connectUnread();
    socket.write('GET /api/blog HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(10_000));
    await once(atServer, 'close');
    expect(atServer.bytesWritten).toBeLessThan(20 * 1024 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    socket.destroy();
  });

  test('raw slow read: a large response read in a trickle is cut off', async () => {
    const { socket, atServer } = await connectUnread();
    socket.write(get('/api/blog'));
    const timer = setInterval(() => socket.read(1_000), 50);
    await once(atServer, 'close');
    clearInterval(timer);
    expect(atServer.bytesWritten).toBeLessThan(10 * 1024 * 1024);
    socket.destroy();
  });

  /** A connection that never reads its responses, and the server's end of it. */
  async function connectUnread(): Promise<{ socket: Socket; atServer: Socket }> {
    const socket = connect(guide.port, '127.0.0.1').pause();
    socket.on('error', () => {});
    for (;;) {
      const [atServer] = (await once(guide.server, 'connection')) as [Socket];
      if (atServer.remotePort === socket.localPort) return { socket, atServer };
    }
  }

  /**
   * Sends the beginning, then a piece every twentieth of a second until the server closes the
   * connection.
   */
  async function trickle(beginning: string, piece: string): Promise<string> {
    const socket = connect(guide.port, '127.0.0.1');
    socket.write(beginning);
    const timer = setInterval(() => socket.writable && socket.write(piece), 50);
    const text = await readToEnd(socket);
    clearInterval(timer);
    return text;
  }
});
