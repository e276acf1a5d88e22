import { SLOW_READER_LIMITS, type SlowReaderLimits } from './slow-readers.ts';

/** How long slow and idle clients may take, in milliseconds, and what all may hold together. */
export interface ClientLimits {
  /** For the headers of a request; also for sockets that send nothing at all. */
  headersTimeout: number;
  /** For a whole request. */
  requestTimeout: number;
  /** For the next request on a connection. */
  keepAliveTimeout: number;
  /** For a visitor to read what was sent before the connection was closed. */
  closeGrace: number;
  slowReaders: SlowReaderLimits;
  /** Connections of all clients together. */
  connections: number;
  /** Bytes of requests, from all clients, that arrived before the ones ahead were answered. */
  earlyBytes: number;
}

export const CLIENT_LIMITS: ClientLimits = {
  headersTimeout: 6_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 8_000,
  closeGrace: 5_000,
  slowReaders: SLOW_READER_LIMITS,
  connections: 2_500,
  earlyBytes: 8 * 1024 * 1024,
};
