import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Answer, GuideResponse } from '../http/http-exchange.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { sendBody } from '../http/send-body.ts';
import { textAnswer } from '../http/text-answer.ts';
import type { Logger } from '../process/log.ts';
import type { Metrics } from '../process/metrics.ts';
import { answerInTurn, turnOptions } from './answer-turns.ts';
import { boundConnections } from './connection-budget.ts';
import { discardBody, hasBody } from './request-body.ts';
import { MAX_HEADERS, requestFault } from './request-fault.ts';
import { dropSlowReaders, SLOW_READER_LIMITS, type SlowReaderLimits } from './slow-readers.ts';

/**
 * How long slow, idle and greedy clients are waited for, in milliseconds, and how much they may
 * hold together.
 */
export interface ClientLimits {
  /** For the headers of a request; also for sockets that send nothing at all. */
  headersTimeout: number;
  /** For a whole request. */
  requestTimeout: number;
  /** For the next request on a connection. */
  keepAliveTimeout: number;
  /** For a visitor to take what was sent before his connection was ended. */
  lastCall: number;
  slowReaders: SlowReaderLimits;
  /** Connections of all clients together. */
  connections: number;
  /**
   * Bytes of requests that came before the ones ahead of them were answered, of all clients
   * together.
   */
  earlyBytes: number;
}

export const CLIENT_LIMITS: ClientLimits = {
  headersTimeout: 6_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 8_000,
  lastCall: 5_000,
  slowReaders: SLOW_READER_LIMITS,
  connections: 2_500,
  earlyBytes: 8 * 1024 * 1024,
};

/**
 * In milliseconds: often, so that thousands of sockets that run out of time are not all ended in
 * one turn of the event loop.
 */
const LOOK_FOR_LATE_REQUESTS = 100;

/** Bytes. */
const MAX_HEADER_SIZE = 16 * 1024;

const MAX_REQUESTS_PER_SOCKET = 10_000;

export interface HttpServerOptions {
  answer: Answer;
  security: SecurityHeaders;
  metrics: Metrics;
  log: Logger;
  /**
   * True from the moment the server has been told to end: each answer is then the last on its
   * connection.
   */
  ending: () => boolean;
  limits?: ClientLimits;
}

/**
 * An HTTP/1.1 server around the answer. It reads no body and writes nothing but what the answer
 * says.
 */
export function createHttpServer(options: HttpServerOptions): Server {
  const { limits = CLIENT_LIMITS } = options;
  const server = createServer(nodeOptions(limits));
  server.maxHeadersCount = MAX_HEADERS + 1;
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  server.on('request', (request, response) => handle(request, response, options));
  server.on('checkContinue', (request, response) => handle(request, response, options));
  server.on('checkExpectation', (request, response) => {
    refuse(
      request,
      response,
      [417, 'The expectation in the Expect header cannot be met.'],
      options,
    );
  });
  server.on('connect', (_request, socket: Socket) => {
    const { security } = options;
    endSocket(
      socket,
      textAnswer(405, 'This server is no proxy.', security, { allow: 'GET, HEAD, OPTIONS' }),
      options,
    );
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    endSocket(socket, textAnswer(...clientErrorAnswer(error.code), options.security), options);
  });
  server.on('timeout', (socket: Socket) => hangUp(socket, limits.lastCall));
  boundConnections(server, limits.connections);
  answerInTurn(server, limits.earlyBytes);
  dropSlowReaders(server, limits.slowReaders);
  return server;
}

function nodeOptions({ headersTimeout, requestTimeout, keepAliveTimeout }: ClientLimits) {
  return {
    headersTimeout,
    requestTimeout,
    keepAliveTimeout,
    connectionsCheckingInterval: LOOK_FOR_LATE_REQUESTS,
    maxHeaderSize: MAX_HEADER_SIZE,
    requireHostHeader: false,
    noDelay: true,
    optimizeEmptyRequests: true,
    ...turnOptions,
  };
}

function handle(
  request: IncomingMessage,
  response: ServerResponse,
  options: HttpServerOptions,
): void {
  const fault = requestFault(request);
  if (fault) {
    refuse(request, response, fault, options);
  } else if (hasBody(request)) {
    response.shouldKeepAlive = false;
    discardBody(request, () => reply(request, response, options));
  } else {
    reply(request, response, options);
  }
}

function reply(
  request: IncomingMessage,
  response: ServerResponse,
  options: HttpServerOptions,
): void {
  try {
    const { method = '', url: target = '', headers } = request;
    const answered = options.answer({ method, target, headers });
    if (answered instanceof Promise)
      answered.then(
        (late) => send(response, late, options),
        (error) => fail(response, error, options),
      );
    else send(response, answered, options);
  } catch (error) {
    fail(response, error, options);
  }
}

function send(
  response: ServerResponse,
  { status, headers, body }: GuideResponse,
  { ending, metrics }: HttpServerOptions,
): void {
  if (ending() || status === 405) response.shouldKeepAlive = false;
  metrics.answered(status);
  response.writeHead(status, headers);
  sendBody(response, body);
}

function fail(response: ServerResponse, error: unknown, options: HttpServerOptions): void {
  options.log.error({ err: error }, 'an answer failed');
  if (response.headersSent) response.destroy();
  else
    send(response, textAnswer(500, 'Something went wrong on our side.', options.security), options);
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  [status, text]: [status: number, text: string],
  options: HttpServerOptions,
): void {
  response.shouldKeepAlive = false;
  const refusal = textAnswer(status, text, options.security);
  send(response, request.method === 'HEAD' ? { ...refusal, body: undefined } : refusal, options);
}

/**
 * For sockets that Node's server leaves to us: their errors too, one of which unheard would end the
 * process.
 */
function endSocket(socket: Socket, answer: GuideResponse, { metrics }: HttpServerOptions): void {
  socket.on('error', () => socket.destroy());
  if (socket.writable) {
    metrics.answered(answer.status);
    socket.write(rawAnswer(answer));
  }
  socket.destroySoon();
}

/**
 * Ends a quiet connection. Who has not taken the last answer in time is cut off, or the kernel
 * would keep its bytes for him.
 */
function hangUp(socket: Socket, lastCall: number): void {
  const timer = setTimeout(() => socket.resetAndDestroy(), lastCall).unref();
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
