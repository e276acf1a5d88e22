import { OFFLINE_ADDRESS } from '../../../model/paths.ts';
import { OFFLINE_VERSION, type OfflineFile, type OfflineList } from '../offline-list.ts';

/** All caches of the guide begin so. */
const CACHES = 'guide-';

/**
 * The cache whose one entry says which pack is shown: that pack's list. It's written last, so a pack
 * is complete or isn't used.
 */
const SHOWN = `${CACHES}${OFFLINE_VERSION}`;

/** What the worker says when it answers from the pack. */
export const KEPT = 'kept';

const PACK = 'x-pack';
const HASH = 'x-hash';
const DAY = 'x-day';

/** Sent with the requests that fill a pack: the worker leaves them to the network. */
export const DOWNLOAD_HEADER = PACK;

/** The pack that is shown without a line. */
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

/** A kept file as the server sent it. */
export function unpacked({ body, headers }: Response): Response {
  return new Response(body?.pipeThrough(new DecompressionStream('gzip')), { headers });
}

/** A kept page as the server sent it, with a mark at its end, so it knows where it's from. */
export function unpackedPage(kept: Response): Response {
  const { body, headers } = unpacked(kept);
  const withMark = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    flush: (stream) => stream.enqueue(new TextEncoder().encode(`<!--${KEPT}-->`)),
  });
  return new Response(body?.pipeThrough(withMark), { headers });
}

/** True for a file whose name changes with its bytes. */
export function isLasting(path: string): boolean {
  return /^\/(?:assets|words|search)\/./.test(path);
}
