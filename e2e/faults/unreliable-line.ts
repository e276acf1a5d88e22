import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long each answer from the database is delayed, in milliseconds; or nothing gets through. */
export type LineState = { delay: number } | 'silent';

/**
 * A TCP proxy to a port on this machine that can be made slow or silent, to test what happens when
 * a database hangs.
 */
export class UnreliableLine implements AsyncDisposable {
  readonly #server = createServer((socket) => this.#join(socket));
  readonly #sockets = new Set<Socket>();
  readonly #target: number;
  #state: LineState = { delay: 0 };
  /** The most connections that were open at once. */
  mostOpen = 0;
  #open = 0;
  /** How many more bytes of answers get through before every connection is cut. */
  #allowance = Number.POSITIVE_INFINITY;

  private constructor(target: number) {
    this.#target = target;
  }

  static async to(port: number): Promise<UnreliableLine> {
    const line = new UnreliableLine(port);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Applies to connections that are already open, too. */
  become(state: LineState): void {
    this.#state = state;
  }

  /** Cuts all connections, once, after this many more bytes from the database. */
  cutAfter(bytes: number): void {
    this.#allowance = bytes;
  }

  #join(near: Socket): void {
    const far = connect(this.#target, '127.0.0.1');
    this.#open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.#open);
    near.once('close', () => {
      this.#open -= 1;
    });
    this.#forward(near, far, async () => {});
    far.on('data', ({ length }) => this.#count(length));
    this.#forward(far, near, async () => {
      if (this.#state !== 'silent' && this.#state.delay > 0) await pause(this.#state.delay);
    });
  }

  #count(bytes: number): void {
    this.#allowance -= bytes;
    if (this.#allowance >= 0) return;
    this.#allowance = Number.POSITIVE_INFINITY;
    for (const socket of this.#sockets) socket.destroy();
  }

  #forward(from: Socket, to: Socket, travel: () => Promise<void>): void {
    this.#sockets.add(from);
    let turn = Promise.resolve();
    from.on('data', (chunk) => {
      turn = turn
        .then(travel)
        .then(() => this.#silence())
        .then(() => void to.write(chunk));
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
  }

  /** Resolves when data may pass again. */
  async #silence(): Promise<void> {
    while (this.#state === 'silent') await pause(50);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#state = { delay: 0 };
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}
