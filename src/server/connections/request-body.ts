import type { IncomingMessage } from 'node:http';

/** In bytes; the rest of a body isn't read. */
const DISCARD_LIMIT = 64 * 1024;

/** True if the request's head announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Discards up to 64 KiB of a body, then calls `done`, as closing with unread bytes loses the
 * response. A slow body runs into the request timeout.
 */
export function discardBody(request: IncomingMessage, done: () => void): void {
  const waitsForContinue = request.headers.expect !== undefined;
  if (waitsForContinue || Number(request.headers['content-length'] ?? 0) > DISCARD_LIMIT) {
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
    if (discarded > DISCARD_LIMIT) finish();
  };
  request.on('data', discard).on('end', finish);
}
