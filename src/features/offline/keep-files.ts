import type { BundleRow } from './offline-list.ts';
import {
  type OfflineFile,
  type OfflineList,
  type PackBundle,
  type PackPart,
  sizeOf,
  textsOf,
} from './offline-list.ts';
import { ask, type Fetch, received, stored } from './pack-fault.ts';
import { guideCaches, isLasting, keptHash, packCache, packed } from './worker/offline-cache.ts';

export interface KeepOptions {
  storage: CacheStorage;
  fetch: Fetch;
  onProgress?: ((kept: number, size: number) => void) | undefined;
}

/** Concurrent requests: more would slow down a weak connection. */
const AT_ONCE = 4;

/**
 * Stores all files of a list: copies what this browser already has, and downloads the rest, in bundles
 * where those are smaller. Resolves to false if a file doesn't match the list because another revision
 * is being served. Throws PackError.
 */
export async function keepFiles(list: OfflineList, options: KeepOptions): Promise<boolean> {
  const { storage, onProgress } = options;
  const cache = await stored(() => storage.open(packCache(list.pack)));
  const bytesOf = createSizes(list);
  const missing = new Map(list.files.map((file) => [file[0], file]));
  let done = 0;
  const keep = async (file: OfflineFile, answer: Response): Promise<void> => {
    await stored(() => cache.put(file[0], answer));
    missing.delete(file[0]);
    done += bytesOf(file);
    onProgress?.(Math.round(done), list.size);
  };
  await each(list.files, async (file) => {
    const before = await keptBefore(file, storage);
    if (before) await keep(file, before);
    return true;
  });
  for (const [part, bundle] of Object.entries(list.bundles ?? {})) {
    const wanted = textsOf(part as PackPart, [...missing.values()]);
    if (sizeOf(wanted) > bundle.size) await keepBundle(bundle, missing, keep, options);
  }
  return each([...missing.values()], async (file) => {
    const answer = await download(file, options);
    if (answer) await keep(file, answer);
    return answer !== undefined;
  });
}

/** A file's bytes on the wire; for a bundled file, its share of the bundle. */
function createSizes({ files, bundles }: OfflineList): (file: OfflineFile) => number {
  const shares = new Map<string, number>();
  for (const [part, { size }] of Object.entries(bundles ?? {})) {
    const texts = textsOf(part as PackPart, files);
    const share = size / sizeOf(texts);
    for (const [address] of texts) shares.set(address, share);
  }
  return ([address, , size]) => size * (shares.get(address) ?? 1);
}

/** Runs `work` on a few items at a time; stops and resolves to false as soon as one does. */
async function each<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  const waiting = items.values();
  let isStopped = false;
  const next = async (): Promise<void> => {
    for (const item of waiting) {
      if (isStopped) return;
      if (!(await work(item))) isStopped = true;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } catch (error) {
    isStopped = true;
    throw error;
  }
  return !isStopped;
}

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

/** Stores a bundle's missing files. Rows that are absent or don't match are left for single downloads. */
async function keepBundle(
  { address }: PackBundle,
  missing: ReadonlyMap<string, OfflineFile>,
  keep: (file: OfflineFile, answer: Response) => Promise<void>,
  { fetch }: KeepOptions,
): Promise<void> {
  const answer = await ask(fetch, address, 'no-store');
  for await (const [path, headers, text] of bundleRows(answer)) {
    const file = missing.get(path);
    const bytes = new TextEncoder().encode(text).buffer;
    if (file && (await hashOf(bytes)) === file[1])
      await keep(file, packed(bytes, new Response(null, { headers }), file[1]));
  }
}

/** Undefined if the server's bytes don't match the list. */
async function download(
  [address, hash]: OfflineFile,
  { fetch }: KeepOptions,
): Promise<Response | undefined> {
  const answer = await ask(fetch, address, isLasting(address) ? 'default' : 'no-store');
  if (!answer.ok) return undefined;
  const bytes = await received(() => answer.arrayBuffer());
  return (await hashOf(bytes)) === hash ? packed(bytes, answer, hash) : undefined;
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Streams the rows of a bundle. Stops at the first invalid row: a captive portal may answer with its
 * login page. Throws PackError if the connection breaks.
 */
async function* bundleRows(answer: Response): AsyncGenerator<BundleRow> {
  if (!answer.ok || !answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = await received(() => reader.read());
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const row = readRow(line);
      if (!row) return;
      yield row;
    }
    if (done) return;
  }
}

function readRow(line: string): BundleRow | undefined {
  try {
    const [address, headers, text] = JSON.parse(line);
    return typeof text === 'string' ? [address, { ...headers }, text] : undefined;
  } catch {
    return undefined;
  }
}
