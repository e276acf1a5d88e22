import { isStorageFull } from '../saving/plan-store.ts';
import { DOWNLOAD_HEADER } from './worker/offline-cache.ts';

/** No connection, the guide keeps changing, storage is full or blocked, or the owner turned it off. */
export type PackFault = 'offline' | 'changing' | 'no-room' | 'blocked' | 'off';

/** The only error thrown when a pack can't be downloaded or stored. */
export class PackError extends Error {
  override name = 'PackError';
  readonly fault: PackFault;

  constructor(fault: PackFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

export type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/** Sends a request, by default revalidating: the HTTP cache would answer offline, with data of unknown age. */
export async function ask(
  fetch: Fetch,
  address: string,
  cache: RequestCache = 'no-cache',
): Promise<Response> {
  return await received(() => fetch(address, { headers: { [DOWNLOAD_HEADER]: '1' }, cache }));
}

/** Runs a network operation; throws PackError `offline` if it fails. */
export async function received<Result>(receive: () => Promise<Result>): Promise<Result> {
  try {
    return await receive();
  } catch (error) {
    throw new PackError('offline', error);
  }
}

/** Runs a storage operation; throws PackError `no-room` or `blocked` if it fails. */
export async function stored<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    throw new PackError(isStorageFull(error) ? 'no-room' : 'blocked', error);
  }
}
