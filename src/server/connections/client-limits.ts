import { SLOW_READER_LIMITS } from './slow-readers.ts';

/** How long slow and idle clients may take, in milliseconds, and what all may use together. */
export const CLIENT_LIMITS = {
  /** For a request's headers, and for sockets that send nothing. */
  headersTimeout: 6_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 8_000,
  /** For the client to read the last response before the connection closes. */
  closeGrace: 5_000,
  slowReaders: SLOW_READER_LIMITS,
  connections: 2_500,
  /** Bytes of pipelined requests, from all clients, that arrived before they could be answered. */
  earlyBytes: 8 * 1024 * 1024,
};

export type ClientLimits = typeof CLIENT_LIMITS;
