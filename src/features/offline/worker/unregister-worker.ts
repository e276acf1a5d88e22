export {};

declare const self: ServiceWorkerGlobalScope;

/** What the owner's OFFLINE=off puts in its place: deletes what is kept and itself, no plan. */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
