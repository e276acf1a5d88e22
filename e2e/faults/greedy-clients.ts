/**
 * Greedy clients in a process of their own, for `startGreedyClients`: each opens a connection,
 * pipelines requests, and reads the answers or doesn't, depending on its kind. Arguments: port,
 * connections, kind.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Greed = 'never reads' | 'reads slowly' | 'reads' | 'mixed';

/** Requests that each connection sends without waiting for an answer. */
const PIPELINED = 1_900;

/** Connections opened at a time. */
const BATCH = 50;

/** Starts them. Resolves once all have connected, with a function that ends them. */
export async function startGreedyClients(
  url: string,
  connections: number,
  greed: Greed,
): Promise<() => Promise<void>> {
  const clients = fork(new URL(import.meta.url), [new URL(url).port, `${connections}`, greed], {
    execArgv: [],
  });
  const ended = once(clients, 'exit').then(([code]) =>
    Promise.reject(new Error(`the greedy clients ended with ${code}`)),
  );
  await Promise.race([once(clients, 'message'), ended]);
  ended.catch(() => {});
  return async () => {
    clients.kill();
    await once(clients, 'exit');
  };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [port, connections, greed] = process.argv.slice(2);
  for (let index = 0; index < Number(connections); index += 1) {
    openGreedily(Number(port), greed as Greed, index);
    if (index % BATCH === BATCH - 1) await pause(2);
  }
  process.send?.('connected');
  process.once('disconnect', () => process.exit());
}

function openGreedily(port: number, greed: Greed, index: number): void {
  const kinds = ['never reads', 'reads slowly', 'reads'] as const;
  const kind = greed === 'mixed' ? kinds[index % kinds.length] : greed;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /api/blog HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(PIPELINED));
  if (kind === 'reads') socket.resume();
  else socket.pause();
  if (kind === 'reads slowly') {
    const timer = setInterval(() => socket.read(1_000), 500);
    socket.once('close', () => clearInterval(timer));
  }
}
