import { OFFLINE_ADDRESS } from '../../../model/paths.ts';
import { OFFLINE_VERSION, type OfflineFile, type OfflineList } from '../offline-list.ts';

const CACHES = 'guide-';

/** Its one entry is the list of the active pack. Written last, so that a pack is complete or unused. */
const SHOWN = `${CACHES}${OFFLINE_VERSION}`;

/** The message that the worker posts when it answers from the pack. */
export const KEPT = 'kept';

/** Appended to pages that come from the pack. */
export const KEPT_MARK = `<!--${KEPT}-->`;

const PACK = 'x-pack';
const HASH = 'x-hash';
const DAY = 'x-day';

/** Marks the requests that fill a pack, which the worker lets through to the network. */
export const DOWNLOAD_HEADER = PACK;

export interface ShownPack {
  cacheName: string;
  day: string;
  list: () => Promise<OfflineList>;
}

/** The name of a pack's cache. */
export function packCache(pack: string): string {
  return `${SHOWN}-${pack}`;
}

/** The names of all the guide's caches, including those of older versions. */
export async function guideCaches(storage: CacheStorage): Promise<string[]> {
  return (await storage.keys()).filter((name) => name.startsWith(CACHES));
}

/** The active pack; undefined if there is none, or the browser evicted it. */
export async function shownPack(storage: CacheStorage): Promise<ShownPack | undefined> {
  const pointer = await storage.match(OFFLINE_ADDRESS, { cacheName: SHOWN });
  const cacheName = packCache(pointer?.headers.get(PACK) ?? '');
  if (!pointer || !(await storage.has(cacheName))) return undefined;
  return { cacheName, day: pointer.headers.get(DAY) ?? '', list: () => pointer.json() };
}

/** Makes the pack of this list the active one. */
export async function showPack(storage: CacheStorage, list: OfflineList): Promise<void> {
  const headers = { [PACK]: list.pack, [DAY]: list.day };
  const pointer = await storage.open(SHOWN);
  await pointer.put(OFFLINE_ADDRESS, new Response(JSON.stringify(list), { headers }));
}

/** Deletes all the guide's caches except those of this pack, if given. */
export async function removeCaches(storage: CacheStorage, but?: string): Promise<void> {
  const stay = but === undefined ? [] : [SHOWN, packCache(but)];
  for (const name of await guideCaches(storage))
    if (!stay.includes(name)) await storage.delete(name);
}

/** A file as stored: gzipped to about a quarter of its size, with its headers and hash. */
export function packed(bytes: ArrayBuffer, answer: Response, hash: OfflineFile[1]): Response {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(HASH, hash);
  const body = new Response(bytes).body?.pipeThrough(new CompressionStream('gzip'));
  return new Response(body, { headers });
}

/** The hash that `packed` stored with a file. */
export function keptHash(kept: Response): string | null {
  return kept.headers.get(HASH);
}

/** A stored file as originally sent, with `mark` appended to a page; undefined if it's missing or incomplete. */
export async function unpacked(
  kept: Response | undefined,
  mark?: typeof KEPT_MARK,
): Promise<Response | undefined> {
  if (!kept) return undefined;
  const { body, headers } = kept;
  const isPage = headers.get('content-type')?.startsWith('text/html');
  try {
    const file = new Response(body?.pipeThrough(new DecompressionStream('gzip')));
    const parts = [await file.arrayBuffer(), (isPage && mark) || ''];
    return new Response(new Blob(parts), { headers });
  } catch {
    return undefined;
  }
}

/** True for a file whose name changes with its contents. */
export function isLasting(path: string): boolean {
  return /^\/(?:assets|words|search)\/./.test(path);
}
