import { ask, Failure, send } from '../data/api.ts';

/** In bytes; the desk takes no more at once. */
const PIECE = 128 * 1024;

const LONGEST_WAIT = 10_000;

export interface Sending {
  picture: Blob;
  title: string;
  signal: AbortSignal;
  /** Called with the part that has arrived, from 0 to 1, and whether the connection is down. */
  onProgress: (part: number, isWaiting: boolean) => void;
}

/** Sends a picture in pieces, with retries; resolves to its address. Rejects if refused or aborted. */
export async function sendPicture(sending: Sending): Promise<string> {
  const { picture, title, signal, onProgress } = sending;
  const id = crypto.randomUUID();
  let at = 0;
  for (let failures = 0; ; ) {
    try {
      while (at < picture.size) {
        const path = `/api/pictures/piece?id=${id}&at=${at}`;
        const answer = await send<{ at: number }>(path, picture.slice(at, at + PIECE), signal);
        at = answer.at;
        failures = 0;
        onProgress(at / picture.size, false);
      }
      const { url } = await ask<{ url: string }>('/api/pictures/finish', {
        ...{ id, size: picture.size, title },
      });
      return url;
    } catch (error) {
      if (signal.aborted || !(error instanceof Failure) || !isPassing(error.status)) throw error;
      // The desk has restarted and lost the pieces.
      if (error.status === 409) at = 0;
      failures += 1;
      onProgress(at / picture.size, true);
      await untilNextAttempt(Math.min(LONGEST_WAIT, 500 * 2 ** failures), signal);
    }
  }
}

/** Worth a retry: no connection, a timeout, lost pieces, too many requests, or a server error. */
function isPassing(status: number): boolean {
  return [0, 408, 409, 429].includes(status) || status >= 500;
}

/** Ends early if the browser comes online. Rejects if the signal aborts. */
async function untilNextAttempt(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const events = new AbortController();
  const timer = setTimeout(resolve, milliseconds);
  addEventListener('online', () => resolve(), { signal: events.signal });
  signal.addEventListener('abort', () => resolve(), { signal: events.signal });
  await promise;
  clearTimeout(timer);
  events.abort();
  signal.throwIfAborted();
}
