import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { errorAnswer } from '../http/error-answer.ts';
import { ALLOWED_METHODS, type Answer, type GuideResponse } from '../http/http-exchange.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { textAnswer } from '../http/text-answer.ts';
import type { Logger } from '../process/log.ts';
import { CLIENT_LIMITS, type ClientLimits } from './client-limits.ts';
import { connectionsFor, limitConnections } from './limit-connections.ts';
import type { Metrics } from './metrics.ts';
import { discardBody, hasBody } from './request-body.ts';
import { MAX_HEADERS, requestFault } from './request-fault.ts';
import { pipeliningOptions, serializePipelining, whenAnswered } from './serialize-pipelining.ts';
import { dropSlowReaders } from './slow-readers.ts';

/** In milliseconds; short, so that few late sockets close in one turn of the event loop. */
const LATE_REQUEST_CHECK = 100;

const MAX_HEADER_SIZE = 16 * 1024;

const MAX_REQUESTS_PER_SOCKET = 10_000;

export interface HttpServerOptions {
  answer: Answer;
  siteUrl: string;
  security: SecurityHeaders;
  metrics: Metrics;
  log: Logger;
  /** True while shutting down: each response closes its connection. */
  ending: () => boolean;
  limits?: ClientLimits;
}

/** An HTTP/1.1 server around `answer`. Ignores request bodies, sends only what `answer` returns. */
export function createHttpServer(options: HttpServerOptions): Server {
  const { limits = CLIENT_LIMITS } = options;
  const server = createServer(nodeOptions(limits));
  server.maxHeadersCount = MAX_HEADERS + 1;
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  handleRequests(server, options);
  handleSockets(server, options);
  server.on('timeout', (socket: Socket) => closeIdle(socket, limits.closeGrace));
  limitConnections(server, connectionsFor(limits.connections));
  serializePipelining(server, limits.earlyBytes);
  dropSlowReaders(server, limits.slowReaders);
  return server;
}

function nodeOptions({ headersTimeout, requestTimeout, keepAliveTimeout }: ClientLimits) {
  return {
    headersTimeout,
    requestTimeout,
    keepAliveTimeout,
    connectionsCheckingInterval: LATE_REQUEST_CHECK,
    maxHeaderSize: MAX_HEADER_SIZE,
    requireHostHeader: false,
    noDelay: true,
    optimizeEmptyRequests: true,
    ...pipeliningOptions,
  };
}

function handleRequests(server: Server, options: HttpServerOptions): void {
  server.on('request', (request, response) => handle(request, response, options));
  server.on('checkContinue', (request, response) => handle(request, response, options));
  server.on('checkExpectation', (request, response) => {
    refuse(request, response, [417, 'The Expect header asks for something unsupported.'], options);
  });
}

/** Answers what Node doesn't parse into a request: CONNECT, and malformed bytes. */
function handleSockets(server: Server, { security, metrics }: HttpServerOptions): void {
  server.on('connect', (_request, socket: Socket) => {
    const allow = { allow: ALLOWED_METHODS };
    endSocket(socket, textAnswer(405, 'This server is not a proxy.', security, allow), metrics);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    endSocket(socket, textAnswer(...clientErrorAnswer(error.code), security), metrics);
  });
}

function handle(
  request: IncomingMessage,
  response: ServerResponse,
  options: HttpServerOptions,
): void {
  const fault = requestFault(request, options.siteUrl);
  if (fault) refuse(request, response, fault, options);
  else if (hasBody(request)) {
    response.shouldKeepAlive = false;
    discardBody(request, () => reply(request, response, options));
  } else reply(request, response, options);
}

function reply(
  request: IncomingMessage,
  response: ServerResponse,
  options: HttpServerOptions,
): void {
  const { method = '', url: target = '', headers } = request;
  const done = (answer: GuideResponse) => send(response, answer, options);
  const failed = (error: unknown) => fail(target, response, error, options);
  try {
    const answered = options.answer({ method, target, headers });
    if (answered instanceof Promise) answered.then(done, failed);
    else done(answered);
  } catch (error) {
    failed(error);
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

function fail(
  target: string,
  response: ServerResponse,
  error: unknown,
  options: HttpServerOptions,
): void {
  options.log.error({ err: error }, 'a request could not be answered');
  const failure = errorAnswer(target, 500, 'Something went wrong on our end.', options.security);
  if (response.headersSent) response.destroy();
  else send(response, failure, options);
}

function refuse(
  { method, url: target = '' }: IncomingMessage,
  response: ServerResponse,
  [status, text]: [status: number, text: string],
  options: HttpServerOptions,
): void {
  response.shouldKeepAlive = false;
  const refusal = errorAnswer(target, status, text, options.security);
  send(response, method === 'HEAD' ? { ...refusal, body: undefined } : refusal, options);
}

function clientErrorAnswer(code: string | undefined): [status: number, text: string] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'The URL or the headers are too long.'];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'The request took too long.'];
  return [400, 'The request cannot be read.'];
}

const PART = 64 * 1024;

/** Writes a large body in parts, so that slow readers are noticed. */
function sendBody(response: ServerResponse, body: Uint8Array | undefined): void {
  if (body === undefined || body.length <= PART) response.end(body);
  else sendFrom(0, response, body);
}

function sendFrom(start: number, response: ServerResponse, body: Uint8Array): void {
  const end = start + PART;
  if (end >= body.length) response.end(body.subarray(start));
  else response.write(body.subarray(start, end), (error) => error || sendFrom(end, response, body));
}

/** Answers on a raw socket after the current response, and closes it. */
function endSocket(socket: Socket, answer: GuideResponse, metrics: Metrics): void {
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

/** Closes an idle connection; destroys it if the last response isn't read within `closeGrace`. */
function closeIdle(socket: Socket, closeGrace: number): void {
  const timer = setTimeout(() => socket.resetAndDestroy(), closeGrace).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.end();
}
