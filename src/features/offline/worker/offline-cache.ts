import { OFFLINE_ADDRESS } from '../../../model/paths.ts';
import { OFFLINE_VERSION, type OfflineFile, type OfflineList } from '../offline-list.ts';

/** All caches of the guide begin so. */
const CACHES = 'guide-';

/** Its one entry is the list of the pack that is shown. Written last: packs are whole or unused. */
const SHOWN = `${CACHES}${OFFLINE_VERSION}`;

/** What the worker says when it answers from the pack. */
export const KEPT = 'kept';

/** A comment at the end of the pages that it sends from the pack. */
export const KEPT_MARK = `<!--${KEPT}-->`;

const PACK = 'x-pack';
const HASH = 'x-hash';
const DAY = 'x-day';

/** Sent with the requests that fill a pack: the worker leaves them to the network. */
export const DOWNLOAD_HEADER = PACK;

/** The pack that is shown without a signal. */
export interface ShownPack {
  /** The cache that its files are in. */
  cacheName: string;
  /** The ISO date that its pages are of. */
  day: string;
  list: () => Promise<OfflineList>;
}

/** The name of a pack's cache. */
export function packCache(pack: string): string {
  return `${SHOWN}-${pack}`;
}

/** The names of all caches of the guide, of older versions too. */
export async function guideCaches(storage: CacheStorage): Promise<string[]> {
  return (await storage.keys()).filter((name) => name.startsWith(CACHES));
}

/** The pack that is shown; undefined if there is none, or if the browser has thrown it away. */
export async function shownPack(storage: CacheStorage): Promise<ShownPack | undefined> {
  const pointer = await storage.match(OFFLINE_ADDRESS, { cacheName: SHOWN });
  const cacheName = packCache(pointer?.headers.get(PACK) ?? '');
  if (!pointer || !(await storage.has(cacheName))) return undefined;
  return { cacheName, day: pointer.headers.get(DAY) ?? '', list: () => pointer.json() };
}

/** From now on, the pack of this list is shown. */
export async function showPack(storage: CacheStorage, list: OfflineList): Promise<void> {
  const headers = { [PACK]: list.pack, [DAY]: list.day };
  const pointer = await storage.open(SHOWN);
  await pointer.put(OFFLINE_ADDRESS, new Response(JSON.stringify(list), { headers }));
}

/** Removes all caches of the guide but those of this pack; without one, all. */
export async function removeCaches(storage: CacheStorage, but?: string): Promise<void> {
  const stay = but === undefined ? [] : [SHOWN, packCache(but)];
  for (const name of await guideCaches(storage))
    if (!stay.includes(name)) await storage.delete(name);
}

/** A file as it's kept: in gzip, which takes a quarter of the room, with its headers and its hash. */
export function packed(bytes: ArrayBuffer, answer: Response, hash: OfflineFile[1]): Response {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(HASH, hash);
  const body = new Response(bytes).body?.pipeThrough(new CompressionStream('gzip'));
  return new Response(body, { headers });
}

/** The hash of a file that was kept. */
export function keptHash(kept: Response): string | null {
  return kept.headers.get(HASH);
}

/** A kept file as sent, with `mark` at a page's end; undefined if it isn't there whole. */
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

/** True for a file whose name changes with its bytes. */
export function isLasting(path: string): boolean {
  return /^\/(?:assets|words|search)\/./.test(path);
}
