export {};

declare const self: ServiceWorkerGlobalScope;

/*
 * The worker that takes the place of the other once the owner has switched it off (OFFLINE=off): it
 * throws away what is kept and removes itself. What the visitor has planned stays.
 */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
