export {};

declare const self: ServiceWorkerGlobalScope;

/** Replaces the worker if the owner sets OFFLINE=off: deletes its caches and itself, but no plan. */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
