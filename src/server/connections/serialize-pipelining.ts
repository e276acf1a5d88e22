import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

/**
 * Poses as an upgrade if it arrives before the one ahead was answered. Node would create thousands
 * of requests from 64 KB at once; only an upgrade makes it hand over the connection.
 */
export class PipelinedRequest extends IncomingMessage {
  /** Assigned by Node's parser during construction, hence `declare`. */
  declare asksForUpgrade: boolean;
  readonly #early: boolean;

  constructor(socket: AnsweringSocket) {
    super(socket);
    this.#early = isAnswering(socket);
  }

  get upgrade(): boolean {
    return this.#early || this.asksForUpgrade;
  }

  set upgrade(asked: boolean) {
    this.asksForUpgrade = asked;
  }
}

/** For createServer: sends early requests and upgrades to serializePipelining. */
export const pipeliningOptions = {
  IncomingMessage: PipelinedRequest,
  shouldUpgradeCallback({ socket }: PipelinedRequest): boolean {
    socket.pause();
    return true;
  },
};

/** True while the connection has an unfinished response. */
export function isAnswering(socket: AnsweringSocket): boolean {
  return socket._httpMessage != null;
}

/** Calls `next` after the current response; immediately if its request is incomplete. */
export function whenAnswered(socket: AnsweringSocket, next: () => void): void {
  const answer = socket._httpMessage;
  if (answer && (answer.headersSent || answer.req.complete)) {
    socket.pause();
    answer.once('close', next);
  } else next();
}

interface EarlyBytes {
  head: Buffer;
  rest: Buffer;
}

/**
 * Answers one request per connection at a time, in order, and keeps bytes already read. Above
 * `earlyBytes` in total, closes connections that hold more than their share. Admits one request per
 * turn of the event loop.
 */
export function serializePipelining(
  server: Server<typeof PipelinedRequest>,
  earlyBytes: number,
): void {
  const kept = new Map<Socket, EarlyBytes>();
  const ready: Socket[] = [];
  let keptBytes = 0;

  server.on('upgrade', (request, socket, rest) =>
    keep(socket as AnsweringSocket, { head: headOf(request), rest: compact(rest) }),
  );

  function keep(socket: AnsweringSocket, early: EarlyBytes): void {
    const size = sizeOf(early);
    kept.set(socket, early);
    keptBytes += size;
    socket.on('error', ignore);
    const tooMuch = keptBytes > earlyBytes && size > earlyBytes / kept.size;
    if (tooMuch) forget(socket);
    whenAnswered(socket, () => (tooMuch ? socket.destroySoon() : queue(socket)));
  }

  function queue(socket: Socket): void {
    if (ready.length === 0) setImmediate(admitNext);
    ready.push(socket);
  }

  function admitNext(): void {
    const socket = ready.shift();
    const early = socket && forget(socket);
    if (early && socket.writable) admit(socket, early);
    if (ready.length > 0) setImmediate(admitNext);
  }

  function forget(socket: Socket): EarlyBytes | undefined {
    const early = kept.get(socket);
    if (early === undefined) return undefined;
    kept.delete(socket);
    keptBytes -= sizeOf(early);
    return early;
  }

  /** Hands the socket to the server as a new one, paused until all kept bytes are parsed. */
  function admit(socket: Socket, { head, rest }: EarlyBytes): void {
    socket.off('error', ignore);
    socket.setTimeout(0);
    socket.pause();
    server.emit('connection', socket);
    socket.emit('data', head);
    if (rest.length > 0 && socket.writable) socket.emit('data', rest);
    if (!kept.has(socket)) socket.resume();
  }
}

function ignore(): void {}

function sizeOf({ head, rest }: EarlyBytes): number {
  return head.length + rest.length;
}

/** The head without its upgrade: Node drops the rest of the packet if an upgrade is declined. */
function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  let text = `${method} ${url} HTTP/${httpVersion}\r\n`;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    const kept = /^(?:proxy-)?connection$/i.test(name) ? value.replace(/upgrade/gi, 'x') : value;
    text += `${name}: ${kept}\r\n`;
  }
  return Buffer.from(`${text}\r\n`, 'latin1');
}

/** Copies a small slice, which would keep its whole buffer in memory. */
function compact(bytes: Buffer): Buffer {
  if (2 * bytes.length > bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
