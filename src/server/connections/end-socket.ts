import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { GuideResponse } from '../http/http-exchange.ts';
import type { Metrics } from './metrics.ts';
import { whenAnswered } from './serialize-pipelining.ts';

/** Answers and closes a socket that Node leaves to us, after the response under way. */
export function endSocket(socket: Socket, answer: GuideResponse, metrics: Metrics): void {
  socket.on('error', () => socket.destroy());
  whenAnswered(socket, () => {
    if (socket.writable) {
      metrics.answered(answer.status);
      socket.write(rawAnswer(answer));
    }
    socket.destroySoon();
  });
}

function rawAnswer({ status, headers, body }: GuideResponse): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, 'connection: close'];
  return `${head.join('\r\n')}\r\n\r\n${Buffer.from(body ?? []).toString()}`;
}

/** Closes an idle connection; cuts it off if the last response isn't read within `closeGrace`. */
export function closeIdle(socket: Socket, closeGrace: number): void {
  const timer = setTimeout(() => socket.resetAndDestroy(), closeGrace).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.end();
}
