import type { IncomingMessage } from 'node:http';

/** More than this is not read of a body that nobody wants. */
const DISCARDED_AT_MOST = 64 * 1024;

/** True where the request's head announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Reads a body and throws it away, at most 64 KiB of it, then calls `done` once. A short one is
 * read to its end, because a connection that is closed with bytes unread takes the answer away with
 * it. A slow one runs into the server's request timeout.
 */
export function discardBody(request: IncomingMessage, done: () => void): void {
  const waitsForLeave = request.headers.expect !== undefined;
  if (waitsForLeave || Number(request.headers['content-length'] ?? 0) > DISCARDED_AT_MOST) {
    done();
    return;
  }
  let discarded = 0;
  const finish = () => {
    request.off('data', discard).off('end', finish).pause();
    done();
  };
  const discard = (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > DISCARDED_AT_MOST) finish();
  };
  request.on('data', discard).on('end', finish);
}
