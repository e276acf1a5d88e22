import { ask, Failure, send } from '../data/api.ts';

/** As many bytes as the desk takes at once. */
const PIECE = 128 * 1024;

/** The longest wait before the next attempt, in milliseconds. */
const LONGEST_WAIT = 10_000;

export interface Sending {
  picture: Blob;
  /** What its name is made of. */
  title: string;
  signal: AbortSignal;
  /** Called with how much of it is there, from 0 to 1, and whether the connection is broken. */
  onProgress: (part: number, isWaiting: boolean) => void;
}

/** Sends a picture in pieces, going on where it broke off. Rejects if refused, or by the signal. */
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
      // The desk was started again meanwhile: it has nothing of it any more.
      if (error.status === 409) at = 0;
      failures += 1;
      onProgress(at / picture.size, true);
      await untilNextAttempt(Math.min(LONGEST_WAIT, 500 * 2 ** failures), signal);
    }
  }
}

/** No connection, an answer that came too late, too many at once, or a desk that is away. */
function isPassing(status: number): boolean {
  return [0, 408, 409, 429].includes(status) || status >= 500;
}

/** A while, or less if the phone says that it's online again. */
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
