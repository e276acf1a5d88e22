import { isStorageFull } from '../saving/plan-store.ts';
import { DOWNLOAD_HEADER } from './worker/offline-cache.ts';

/** No connection; the guide keeps changing; no room; no storage; or the owner said no. */
export type PackFault = 'offline' | 'changing' | 'no-room' | 'blocked' | 'off';

/** Thrown instead of anything else when a pack can't be fetched or kept. */
export class PackError extends Error {
  override name = 'PackError';
  readonly fault: PackFault;

  constructor(fault: PackFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

export type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/** Asks the server. In the browser's cache, an answer would be there without a signal, and nobody would know how old. */
export async function ask(
  fetch: Fetch,
  address: string,
  cache: RequestCache = 'no-cache',
): Promise<Response> {
  return await received(() => fetch(address, { headers: { [DOWNLOAD_HEADER]: '1' }, cache }));
}

/** Receives something; if that breaks off, the connection has gone. */
export async function received<Result>(receive: () => Promise<Result>): Promise<Result> {
  try {
    return await receive();
  } catch (error) {
    throw new PackError('offline', error);
  }
}

/** Does something with the browser's storage, which may be full or blocked. */
export async function stored<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    throw new PackError(isStorageFull(error) ? 'no-room' : 'blocked', error);
  }
}
