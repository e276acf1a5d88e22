import { SLOW_READER_LIMITS } from './slow-readers.ts';

/** How long slow and idle clients may take, in milliseconds, and what all may hold together. */
export const CLIENT_LIMITS = {
  /** For the headers of a request; also for sockets that send nothing at all. */
  headersTimeout: 6_000,
  /** For a whole request. */
  requestTimeout: 10_000,
  /** For the next request on a connection. */
  keepAliveTimeout: 8_000,
  /** For a visitor to read what was sent before the connection was closed. */
  closeGrace: 5_000,
  slowReaders: SLOW_READER_LIMITS,
  /** Connections of all clients together. */
  connections: 2_500,
  /** Bytes of requests, from all clients, that arrived before the ones ahead were answered. */
  earlyBytes: 8 * 1024 * 1024,
};

export type ClientLimits = typeof CLIENT_LIMITS;
