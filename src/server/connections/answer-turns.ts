import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Node keeps the answer that is under way on a connection here. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

/**
 * A request that knows whether it came early: before the one ahead of it on its connection was
 * answered. Node parses 64 KB at a time and makes a request and an answer of every head in it,
 * thousands, before anyone can say stop. Only an upgrade stops it, after which it hands over the
 * connection and the bytes that follow; so an early request passes for one.
 */
export class TurnRequest extends IncomingMessage {
  readonly early: boolean;

  constructor(socket: AnsweringSocket) {
    super(socket);
    this.early = isAnswering(socket);
  }

  get upgrade(): boolean {
    return this.early || this.method === 'CONNECT';
  }

  /** What Node's parser says, who sets it while the object is still being made. */
  set upgrade(_: boolean) {}
}

/**
 * What createServer needs, so that early requests come to the listener of answerInTurn, and no
 * other upgrade is done.
 */
export const turnOptions = {
  IncomingMessage: TurnRequest,
  shouldUpgradeCallback({ early, socket }: TurnRequest): boolean {
    if (early) socket.pause();
    return early;
  },
};

/** True if an answer is under way on the connection. */
export function isAnswering(socket: AnsweringSocket): boolean {
  return socket._httpMessage != null;
}

interface EarlyBytes {
  head: Buffer;
  rest: Buffer;
}

/**
 * Answers one request of a connection at a time, in the order in which they came, and reads nothing
 * from it meanwhile. What was read already is kept. If that is more than `earlyBytes` of all
 * connections together, those with more than their share of it end after the answer that is under
 * way. In each turn of the event loop one early request is let in, so other visitors always get
 * theirs.
 */
export function answerInTurn(server: Server<typeof TurnRequest>, earlyBytes: number): void {
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
    const next = () => (tooMuch ? socket.destroySoon() : queue(socket));
    const answer = socket._httpMessage;
    if (answer) answer.once('close', next);
    else next();
  }

  function queue(socket: Socket): void {
    if (ready.length === 0) setImmediate(giveTurn);
    ready.push(socket);
  }

  function giveTurn(): void {
    const socket = ready.shift();
    const early = socket && forget(socket);
    if (early && socket.writable) letIn(socket, early);
    if (ready.length > 0) setImmediate(giveTurn);
  }

  function forget(socket: Socket): EarlyBytes | undefined {
    const early = kept.get(socket);
    if (early === undefined) return undefined;
    kept.delete(socket);
    keptBytes -= sizeOf(early);
    return early;
  }

  /**
   * Connects the socket as a new one. It stays paused until all that was kept has been read, so
   * nothing else is read before.
   */
  function letIn(socket: Socket, { head, rest }: EarlyBytes): void {
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

/** The bytes of a head that was parsed. */
function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  let text = `${method} ${url} HTTP/${httpVersion}\r\n`;
  for (let index = 0; index < rawHeaders.length; index += 2)
    text += `${rawHeaders[index]}: ${rawHeaders[index + 1]}\r\n`;
  return Buffer.from(`${text}\r\n`, 'latin1');
}

/** A small slice would keep the large piece in memory that it was cut from. */
function compact(bytes: Buffer): Buffer {
  if (2 * bytes.length > bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
