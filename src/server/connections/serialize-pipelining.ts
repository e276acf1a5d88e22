import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Where Node keeps the response that is under way on a connection. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

/**
 * A request that poses as an upgrade if it comes before the one ahead was answered. Node creates
 * thousands of requests from 64 KB before anyone can stop it; only an upgrade hands over the
 * connection.
 */
export class PipelinedRequest extends IncomingMessage {
  /** What Node's parser says; it assigns that while the object is still being constructed. */
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

/** For createServer: early requests, and those that ask for an upgrade, go to serializePipelining. */
export const pipeliningOptions = {
  IncomingMessage: PipelinedRequest,
  shouldUpgradeCallback({ socket }: PipelinedRequest): boolean {
    socket.pause();
    return true;
  },
};

/** True if a response is under way on the connection. */
export function isAnswering(socket: AnsweringSocket): boolean {
  return socket._httpMessage != null;
}

/** Calls `next` once no response is under way; at once if the request itself is incomplete. */
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
 * Answers one request per connection at a time, in order, keeping bytes already read. Above
 * `earlyBytes` in all, connections with more than their share are closed. Each turn of the event
 * loop lets in one.
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

  /** Hands the socket to the server as new, paused until all kept bytes are read. */
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

/** A parsed head without its upgrade: if that is declined, Node drops the rest of the packet. */
function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  let text = `${method} ${url} HTTP/${httpVersion}\r\n`;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    const kept = /^(?:proxy-)?connection$/i.test(name) ? value.replace(/upgrade/gi, 'x') : value;
    text += `${name}: ${kept}\r\n`;
  }
  return Buffer.from(`${text}\r\n`, 'latin1');
}

/** Copies a small slice, which would otherwise keep the whole buffer it was cut from in memory. */
function compact(bytes: Buffer): Buffer {
  if (2 * bytes.length > bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
