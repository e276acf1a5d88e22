import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { get, guideOnTheWire, readToEnd, sendRaw } from '../fixtures/guide-on-the-wire.ts';
import { largeSnapshot } from '../fixtures/sample-snapshot.ts';
import { CLIENT_LIMITS, type ClientLimits } from './client-limits.ts';

const again = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

test('requests pipelined on a connection are answered one at a time, in order', async () => {
  const guide = await open();
  const paths = ['/events', '/api/events', '/nowhere', '/images/a.svg', '/assets/app-1a2b3c4d.js'];
  const separately = await Promise.all(
    paths.map(async (path) => (await sendRaw(guide.port, get(path))).status),
  );
  const requests = paths.map(again).join('').repeat(20);
  const text = await readToEnd(send(guide.port, `${requests}${get('/')}`));
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => separately).flat(), 200]);
});

test('the server handles only one pipelined request at a time, whatever is sent', async () => {
  const guide = await open();
  let underWay = 0;
  let most = 0;
  guide.server.on('request', (_, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    response.once('close', () => {
      underWay -= 1;
    });
  });
  await readToEnd(send(guide.port, `${again('/api/blog').repeat(500)}${get('/')}`));
  expect(most).toBe(1);
});

test('early requests are kept intact: headers, a head in two pieces, an upgrade that is ignored', async () => {
  const guide = await open();
  const { headers } = await sendRaw(guide.port, get('/events'));
  const head = `GET /events HTTP/1.1\r\nHost: a\r\nIf-None-Match: ${headers.etag}\r\n`;
  const upgrade = `${head}Upgrade: h2c\r\nConnection: upgrade\r\n\r\n`;
  const socket = send(guide.port, `${again('/events')}${upgrade}${head.slice(0, 40)}`);
  const whole = readToEnd(socket);
  await once(socket, 'data');
  socket.write(`${head.slice(40)}\r\n${get('/events')}`);
  expect((await whole).match(/HTTP\/1\.1 \d+/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 304',
    'HTTP/1.1 304',
    'HTTP/1.1 200',
  ]);
});

test.each([
  [
    'h2c',
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n',
    200,
    '',
  ],
  ['h2c as a proxy says it', 'Upgrade: h2c\r\nProxy-Connection: upgrade\r\n', 200, ''],
  ['h2c on two lines', 'Upgrade: h2c\r\nConnection: x\r\nConnection: UPGRADE\r\n', 200, ''],
  ['h2c with a body', 'Upgrade: h2c\r\nConnection: upgrade\r\nContent-Length: 5\r\n', 200, 'hello'],
  ['TLS', 'Upgrade: TLS/1.0\r\nConnection: Upgrade\r\n', 200, ''],
  ['WebSocket', 'Upgrade: websocket\r\nConnection: Upgrade\r\n', 400, ''],
])(
  'an upgrade request (%s) in a packet with others loses nothing',
  async (_, headers, status, body) => {
    const guide = await open();
    const upgrade = `GET /events HTTP/1.1\r\nHost: a\r\n${headers}\r\n${body}`;
    for (const before of ['', again('/nowhere')]) {
      const text = await readToEnd(send(guide.port, `${before}${upgrade}${get('/')}`));
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, found]) => Number(found));
      const closes = status === 400 || body !== '';
      expect(statuses).toEqual([...(before ? [404] : []), status, ...(closes ? [] : [200])]);
    }
  },
);

test.each([
  ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', 405],
  ['what is no request', 'BREW\r\n\r\n', 400],
])('%s after another request waits until that one is answered whole', async (_, bytes, status) => {
  const guide = await open();
  const text = await readToEnd(send(guide.port, `${again('/api/blog')}${bytes}`));
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', `HTTP/1.1 ${status}`]);
  expect(text.slice(0, text.lastIndexOf('HTTP/1.1')).slice(-1)).toBe(']');
});

test('connections that pipeline too much are closed after their response; those that send little are still answered', async () => {
  const guide = await open({ ...CLIENT_LIMITS, earlyBytes: 100_000 });
  const unread = Array.from({ length: 20 }, () =>
    send(guide.port, again('/api/blog').repeat(1_500)).pause(),
  );
  const modest = await readToEnd(send(guide.port, `${again('/events').repeat(3)}${get('/')}`));
  expect(modest.match(/HTTP\/1\.1 200/g)).toHaveLength(4);
  let closed = 0;
  for (const socket of unread)
    void readToEnd(socket.resume()).then((text) => {
      const answers = text.match(/HTTP\/1\.1 200/g)?.length ?? 0;
      if (answers > 0 && answers < 1_500) closed += 1;
    });
  await expect.poll(() => closed).toBeGreaterThan(10);
});

test('all connections taken: nobody is kept out, the oldest idle one gives way', async () => {
  const guide = await open({ ...CLIENT_LIMITS, connections: 50 });
  const idle: Socket[] = [];
  for (let index = 0; index < 60; index += 1) {
    const socket = connect(guide.port, '127.0.0.1');
    await once(socket, 'connect');
    idle.push(socket);
  }
  expect((await sendRaw(guide.port, get('/'))).status).toBe(200);
  await expect.poll(() => openConnections(guide)).toBeLessThanOrEqual(50);
  expect(idle.at(-1)?.readyState).toBe('open');
});

test('all connections taken by clients that never read: nobody is kept out either', async () => {
  const guide = await open({ ...CLIENT_LIMITS, connections: 20 });
  for (let index = 0; index < 30; index += 1) {
    const socket = send(guide.port, again('/api/blog').repeat(300)).pause();
    await once(socket, 'connect');
  }
  expect((await sendRaw(guide.port, get('/'))).status).toBe(200);
  await expect.poll(() => openConnections(guide)).toBeLessThanOrEqual(20);
});

async function open(limits?: ClientLimits) {
  const snapshot = largeSnapshot(20, 'large', 'word '.repeat(2_000));
  const guide = await guideOnTheWire({ snapshot, ...(limits ? { limits } : {}) });
  onTestFinished(() => void guide.close());
  return guide;
}

function send(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(text);
  return socket;
}

function openConnections({ server }: Awaited<ReturnType<typeof open>>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
