import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Makes another body of the one that the server sent for the path; undefined leaves it as it is. */
type Change = (path: string, body: string) => string | undefined;

export interface ConnectionOptions {
  /** The paths of bodies that `change` is asked about. */
  changed?: readonly string[];
  change?: Change;
}

/**
 * An origin at which a server answers that other tests visit, too: for phones, that server can go
 * away, and another can take its place.
 */
export class Connection {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server = createServer((asked, answer) => this.#pass(asked, answer));
  #target: string;
  #options: ConnectionOptions;
  #port = 0;

  private constructor(target: string, options: ConnectionOptions) {
    this.#target = target;
    this.#options = options;
  }

  static async to({ url }: { url: string }, options: ConnectionOptions = {}): Promise<Connection> {
    const connection = new Connection(url, options);
    await connection.#listen();
    connection.#port = (connection.#server.address() as AddressInfo).port;
    return connection;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** From now on, this server answers, as after a restart. */
  async leadTo({ url }: { url: string }, options: ConnectionOptions = {}): Promise<void> {
    await this.cut();
    this.#target = url;
    this.#options = options;
    await this.#listen();
  }

  /** As if the server were gone: nobody listens at the port. */
  async cut(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** The same for good. */
  async close(): Promise<void> {
    await this.cut();
    this.#agent.destroy();
  }

  async #listen(): Promise<void> {
    this.#server.listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? '/';
    const { changed = [], change } = this.#options;
    const isChanged = change !== undefined && changed.includes(path);
    const headers = { ...asked.headers };
    if (isChanged)
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'])
        delete headers[name];
    const { method } = asked;
    const passed = request(this.#target + path, { agent: this.#agent, method, headers }, (sent) => {
      if (isChanged) void sendChanged(sent, (body) => change(path, body) ?? body, answer);
      else sent.pipe(answer.writeHead(sent.statusCode ?? 502, sent.headers));
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }
}

async function sendChanged(
  sent: IncomingMessage,
  change: (body: string) => string,
  answer: ServerResponse,
): Promise<void> {
  const body = change(Buffer.concat(await sent.toArray()).toString());
  const headers = { ...sent.headers };
  for (const name of ['content-length', 'etag', 'last-modified', 'transfer-encoding'])
    delete headers[name];
  answer.writeHead(sent.statusCode ?? 502, headers).end(body);
}
