/**
 * A process that sends requests over keep-alive connections, one at a time on each. Gets its orders
 * and sends its results as messages. It tells where a response ends by its length, always the same,
 * so it costs far less than the server under test.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface LoadOrder {
  port: number;
  path: string;
  encoding: string;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  p50: number;
  p99: number;
}

process.on('message', async (order: LoadOrder) => process.send?.(await load(order)));

async function load(order: LoadOrder): Promise<LoadResult> {
  const { port, path, encoding, connections, seconds } = order;
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  const size = await answerSize(port, request);
  const latencies: number[] = [];
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  await Promise.all(sockets.map((socket) => ask(socket, request, size, end, latencies)));
  const elapsed = (performance.now() - startedAt) / 1000;
  latencies.sort((one, other) => one - other);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    requests: latencies.length,
    requestsPerSecond: latencies.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
  };
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** Sends the next request once the last response is complete, until time is up. */
function ask(
  socket: Socket,
  request: string,
  size: number,
  end: number,
  latencies: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = size;
    let sentAt = performance.now();
    socket.on('data', (bytes) => {
      missing -= bytes.length;
      if (missing > 0) return;
      if (missing < 0) reject(new Error('A response was longer than the first one.'));
      const now = performance.now();
      latencies.push(now - sentAt);
      if (now >= end) {
        socket.destroy();
        resolve();
        return;
      }
      missing = size;
      sentAt = now;
      socket.write(request);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
    socket.write(request);
  });
}

/** Bytes of one complete response, including its head. */
async function answerSize(port: number, request: string): Promise<number> {
  const socket = await open(port);
  socket.write(request);
  let answer = Buffer.alloc(0);
  for await (const chunk of socket) {
    answer = Buffer.concat([answer, chunk]);
    const head = answer.indexOf('\r\n\r\n') + 4;
    const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, head))?.[1];
    if (head > 4 && length === undefined) throw new Error('The response has no Content-Length.');
    if (head > 4 && answer.length >= head + Number(length)) break;
  }
  return answer.length;
}
