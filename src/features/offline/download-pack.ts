import { OFFLINE_ADDRESS } from '../../model/paths.ts';
import { OFFLINE_VERSION, type OfflineFile, type OfflineList } from './offline-list.ts';
import {
  DOWNLOAD_HEADER,
  guideCaches,
  isLasting,
  keptHash,
  packCache,
  packed,
  removeCaches,
  shownPack,
  showPack,
} from './worker/offline-cache.ts';

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

export interface DownloadOptions {
  storage: CacheStorage;
  fetch: (address: string, options: RequestInit) => Promise<Response>;
  /** Called with the bytes that are kept by now, and all there are. */
  onProgress?: (kept: number, size: number) => void;
  /** Milliseconds before another list is asked for, because a file had changed. */
  pause?: number;
}

/** How often a new list is asked for before the old pack stays. */
const TRIES = 3;

/** Files asked for at the same time: more would make one bar of signal slower. */
const AT_ONCE = 4;

const PAUSE = 2_000;

/** What is in the pack now, and how large it is. Throws PackError. */
export async function fetchList({ fetch }: Pick<DownloadOptions, 'fetch'>): Promise<OfflineList> {
  const answer = await ask(fetch, OFFLINE_ADDRESS);
  if (answer.status === 404) throw new PackError('off');
  if (!answer.ok) throw new PackError('changing');
  const list = await readList(answer);
  // A newer version of the guide, and this page is of the one before; or a list that isn't whole.
  if (list?.version !== OFFLINE_VERSION || list.pack !== (await nameOf(list.files)))
    throw new PackError('changing');
  return list;
}

/** The name of a pack of these files, as the server makes it. */
async function nameOf(files: OfflineList['files']): Promise<string> {
  const bytes = await digest(new TextEncoder().encode(JSON.stringify(files)));
  return Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** In a café, "a connection" may be a page that asks for a password. */
async function readList(answer: Response): Promise<OfflineList | null> {
  try {
    return await answer.json();
  } catch (error) {
    throw new PackError('offline', error);
  }
}

/**
 * Keeps everything on the present list, checked by file, then shows it; until then the pack before
 * stays. Throws PackError.
 */
export async function downloadPack(options: DownloadOptions): Promise<OfflineList> {
  for (let attempt = 1; ; attempt += 1) {
    const list = await fetchList(options);
    try {
      if (await keepAll(list, options)) {
        await stored(() => showPack(options.storage, list));
        await removeCaches(options.storage, list.pack);
        return list;
      }
    } catch (error) {
      // What has been fetched stays for the next try, unless there's no room for it.
      if (error instanceof PackError && error.fault === 'no-room')
        await removeUnshown(packCache(list.pack), options.storage);
      throw error;
    }
    if (attempt === TRIES) throw new PackError('changing');
    await new Promise((resolve) => setTimeout(resolve, options.pause ?? PAUSE));
  }
}

/** Returns false if a file isn't what the list says: another revision is being served. */
async function keepAll(list: OfflineList, options: DownloadOptions): Promise<boolean> {
  const { storage, onProgress } = options;
  const name = packCache(list.pack);
  const cache = await stored(() => storage.open(name));
  const waiting = list.files.values();
  let done = 0;
  let isStopped = false;
  const keepNext = async (): Promise<void> => {
    for (const file of waiting) {
      if (isStopped) return;
      const answer = (await keptBefore(file, storage)) ?? (await download(file, options));
      if (!answer) isStopped = true;
      else {
        await stored(() => cache.put(file[0], answer));
        done += file[2];
        if (!isStopped) onProgress?.(done, list.size);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
  } catch (error) {
    isStopped = true;
    throw error;
  }
  return !isStopped;
}

async function removeUnshown(name: string, storage: CacheStorage): Promise<void> {
  if ((await shownPack(storage))?.cacheName !== name) await storage.delete(name);
}

/** The file, if this browser has it already, from whichever pack. */
async function keptBefore(
  [address, hash]: OfflineFile,
  storage: CacheStorage,
): Promise<Response | undefined> {
  for (const cacheName of await guideCaches(storage)) {
    const before = await storage.match(address, { cacheName });
    if (before && keptHash(before) === hash) return before;
  }
  return undefined;
}

/** Undefined if the server sends something else than the list says. */
async function download(
  [address, hash]: OfflineFile,
  { fetch }: DownloadOptions,
): Promise<Response | undefined> {
  const answer = await ask(fetch, address, isLasting(address) ? 'default' : 'no-store');
  if (!answer.ok) return undefined;
  const bytes = await answer.arrayBuffer().catch((error) => {
    throw new PackError('offline', error);
  });
  return (await hashOf(bytes)) === hash ? packed(bytes, answer, hash) : undefined;
}

/** The first 128 bits of the SHA-256, in base64url. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...(await digest(bytes)).subarray(0, 16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

async function digest(bytes: BufferSource): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** In the browser's cache, an answer would be there without a signal, and nobody would know how old. */
async function ask(
  fetch: DownloadOptions['fetch'],
  address: string,
  cache: RequestCache = 'no-cache',
): Promise<Response> {
  try {
    return await fetch(address, { headers: { [DOWNLOAD_HEADER]: '1' }, cache });
  } catch (error) {
    throw new PackError('offline', error);
  }
}

/** Does something with the browser's storage, which may be full or blocked. */
async function stored<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new PackError(isFull ? 'no-room' : 'blocked', error);
  }
}
