import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer, GuideResponse } from './http-exchange.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import { discardBody, hasBody } from './request-body.ts';
import { MAX_HEADERS, requestFault } from './request-fault.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { sendBody } from './send-body.ts';
import { dropSlowReaders } from './slow-readers.ts';
import { textAnswer } from './text-answer.ts';

/** Limits against slow, idle and greedy clients (issue 7, point 2); times in milliseconds. */
const LIMITS = {
  /** Also for sockets that send nothing at all. */
  headersTimeout: 6_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 8_000,
  /** Often, so that thousands of sockets that run out of time are not all ended in one turn of the event loop. */
  connectionsCheckingInterval: 100,
  maxHeaderSize: 16 * 1024,
} as const;

/** Time in which a visitor must have taken what was sent before his connection was ended, in milliseconds. */
const LAST_CALL = 5_000;

const MAX_CONNECTIONS = 10_000;
const MAX_REQUESTS_PER_SOCKET = 10_000;

export interface HttpServerFacts {
  answer: Answer;
  security: SecurityHeaders;
  metrics: Metrics;
  log: Logger;
  /** True from the moment the server has been told to end: each answer is then the last on its connection. */
  ending: () => boolean;
}

/** An HTTP/1.1 server around the answer. It reads no body and writes nothing but what the answer says. */
export function createHttpServer(facts: HttpServerFacts): Server {
  const { answer, security, metrics, log } = facts;
  const server = createServer({ ...LIMITS, requireHostHeader: false, noDelay: true }, handle);
  server.maxHeadersCount = MAX_HEADERS + 1;
  server.maxConnections = MAX_CONNECTIONS;
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  server.on('checkContinue', handle);
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    refuse(request, response, 417, 'The expectation in the Expect header cannot be met.');
  });
  server.on('connect', (_request, socket: Socket) => {
    endSocket(socket, textAnswer(405, 'This server is no proxy.', security, { allow: 'GET, HEAD, OPTIONS' }));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    endSocket(socket, textAnswer(...clientErrorAnswer(error.code), security));
  });
  server.on('timeout', hangUp);
  dropSlowReaders(server);
  return server;

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const fault = requestFault(request);
    if (fault) {
      refuse(request, response, ...fault);
    } else if (hasBody(request)) {
      response.shouldKeepAlive = false;
      discardBody(request, () => reply(request, response));
    } else {
      reply(request, response);
    }
  }

  function reply(request: IncomingMessage, response: ServerResponse): void {
    try {
      const { method = '', url: target = '', headers } = request;
      const answered = answer({ method, target, headers });
      if (answered instanceof Promise)
        answered.then(
          (late) => send(response, late),
          (error) => fail(response, error),
        );
      else send(response, answered);
    } catch (error) {
      fail(response, error);
    }
  }

  function send(response: ServerResponse, { status, headers, body }: GuideResponse): void {
    if (facts.ending() || status === 405) response.shouldKeepAlive = false;
    metrics.answered(status);
    response.writeHead(status, headers);
    sendBody(response, body);
  }

  function fail(response: ServerResponse, error: unknown): void {
    log.error({ err: error }, 'an answer failed');
    if (response.headersSent) response.destroy();
    else send(response, textAnswer(500, 'Something went wrong on our side.', security));
  }

  function refuse(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
    response.shouldKeepAlive = false;
    const refusal = textAnswer(status, text, security);
    send(response, request.method === 'HEAD' ? { ...refusal, body: undefined } : refusal);
  }

  /** For sockets that Node's server leaves to us: their errors too, one of which unheard would end the process. */
  function endSocket(socket: Socket, answer: GuideResponse): void {
    socket.on('error', () => socket.destroy());
    if (socket.writable) {
      metrics.answered(answer.status);
      socket.write(rawAnswer(answer));
    }
    socket.destroySoon();
  }
}

/** Ends a quiet connection. Who has not taken the last answer by LAST_CALL is cut off, or the kernel would keep its bytes for him. */
function hangUp(socket: Socket): void {
  const timer = setTimeout(() => socket.resetAndDestroy(), LAST_CALL).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.end();
}

function clientErrorAnswer(code: string | undefined): [status: number, text: string] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'The address or the headers are too long.'];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'The request took too long.'];
  return [400, 'The request cannot be read.'];
}

function rawAnswer({ status, headers, body }: GuideResponse): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, 'connection: close'];
  return `${head.join('\r\n')}\r\n\r\n${Buffer.from(body ?? []).toString()}`;
}
