import {
  DOWNLOAD_HEADER,
  isLasting,
  KEPT,
  KEPT_MARK,
  type ShownPack,
  shownPack,
  unpacked,
} from './offline-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long to wait for the network before using the pack, in milliseconds. */
const PATIENCE = 3_000;

const NOT_KEPT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No signal</title><style>:root{color-scheme:light dark;background:light-dark(#fffdf8,#1b1e3d);color:light-dark(#1d2140,#f5efe2);font:1.2rem/1.5 system-ui}body{max-width:32rem;margin:20vh auto;padding:0 1rem}a{color:inherit}</style><h1>No signal</h1><p>This page isn’t kept on your phone. What is saved: <a href="/">the home page</a> and all that it leads to, <a href="/search">the search</a>, <a href="/plan">your plan</a>, and <a href="/contact">our telephone number</a>.</p></html>`;

/**
 * The service worker for visitors who keep the guide (decision 37). The page fills its cache. No
 * skipWaiting: a tab keeps its worker.
 */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.headers.has(DOWNLOAD_HEADER)) return;
  event.respondWith(isLasting(pathname) ? keptFirst(request) : networkFirst(event, pathname));
});

/** If the cache can't be read, falls back to the network. */
async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches
    .match(request.url)
    .then((found) => unpacked(found))
    .catch(nothing);
  return kept ?? fetch(request);
}

async function networkFirst(event: FetchEvent, path: string): Promise<Response> {
  const network = fetch(event.request);
  const answer = await Promise.race([network.catch(nothing), wait(PATIENCE)]);
  // While the server is down, its proxy answers with 502 to 504.
  if (answer && answer.status < 500) return answer;
  const pack = await shownPack(caches).catch(nothing);
  const kept = pack && (await fromPack(pack, event, path).catch(nothing));
  if (kept) return kept;
  // On a weak connection, it may still arrive.
  if (event.request.destination === 'image')
    return network.then((late) => (late.status < 500 ? late : noPicture()), noPicture);
  return pack && event.request.mode === 'navigate' ? network.catch(notKept) : network;
}

async function fromPack(
  { cacheName }: ShownPack,
  event: FetchEvent,
  path: string,
): Promise<Response | undefined> {
  const { request, clientId } = event;
  const cache = await caches.open(cacheName);
  const kept = await cache.match(path.replace(/(?<=.)\/+$/, ''));
  if (request.mode === 'navigate') return unpacked(kept, KEPT_MARK);
  const answer = await unpacked(
    kept ?? (request.destination === 'image' ? await smaller(cache, path) : undefined),
  );
  // A late picture that isn't in the pack doesn't mean that the page is stale.
  if (answer) event.waitUntil(self.clients.get(clientId).then((tab) => tab?.postMessage(KEPT)));
  return answer;
}

function notKept(): Response {
  return new Response(NOT_KEPT, { headers: { 'content-type': 'text/html' } });
}

/** Words only: shows the placeholder color, not a broken image; uncached, so the picture can load later. */
function noPicture(): Response {
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers });
}

/** The pack has one version of each photo; serve it whichever one the page asks for. */
async function smaller(cache: Cache, path: string): Promise<Response | undefined> {
  const photo = photoOf(path);
  const same = (await cache.keys()).find(({ url }) => photoOf(new URL(url).pathname) === photo);
  return same && cache.match(same);
}

/** A photo's path without the version's width and format: "/images/porch". */
function photoOf(path: string): string {
  return path.replace(/(?:-\d+)?\.\w+$/, '');
}

function nothing(): undefined {}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
