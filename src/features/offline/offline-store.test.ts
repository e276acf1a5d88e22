import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE_ADDRESS } from '../../model/paths.ts';
import { downloadPack } from './download-pack.ts';
import { MemoryCaches } from './fixtures/memory-caches.ts';
import { sampleGuide, serve } from './fixtures/sample-guide.ts';
import { download, offlineState, refreshState } from './offline-store.ts';
import { shownPack } from './worker/offline-cache.ts';

let caches: MemoryCaches;
let network: ReturnType<typeof serve>;
let worker: {
  register: () => Promise<unknown>;
  getRegistration: () => Promise<unknown>;
  ready: Promise<unknown>;
};

beforeEach(() => {
  caches = new MemoryCaches();
  network = serve(() => sampleGuide('first'));
  worker = {
    register: vi.fn(async () => ({})),
    getRegistration: async () => undefined,
    ready: Promise.resolve({}),
  };
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    last = last.then(work, work);
    return last;
  };
  vi.stubGlobal('navigator', { serviceWorker: worker, locks: { request } });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('window', { caches, CompressionStream });
  vi.stubGlobal('fetch', (address: string) => network.fetch(address));
  offlineState.change({ kind: 'unknown' });
});

afterEach(() => vi.unstubAllGlobals());

test('if the worker cannot be had, the guide isn’t said to be saved, now or on the next visit', async () => {
  worker.register = () => Promise.reject(new TypeError('Failed to fetch'));
  await download('all');
  expect(offlineState.current()).toMatchObject({ kind: 'offered', fault: 'blocked' });
  expect(await shownPack(caches.storage)).toBeUndefined();
  await refreshState();
  expect(offlineState.current()).toMatchObject({ kind: 'offered' });
});

test('the next try fetches no file again', async () => {
  worker.register = () => Promise.reject(new TypeError('Failed to fetch'));
  await download('all');
  network = serve(() => sampleGuide('first'));
  worker.register = async () => ({});
  await download('all');
  expect(offlineState.current()).toMatchObject({ kind: 'kept', day: '2026-11-22' });
  expect(new Set(network.asked)).toEqual(new Set([OFFLINE_ADDRESS]));
});

test('a saved guide whose worker the browser has thrown away has one again', async () => {
  await downloadPack({ storage: caches.storage, fetch: network.fetch });
  await refreshState();
  expect(worker.register).toHaveBeenCalledOnce();
  expect(offlineState.current()).toMatchObject({ kind: 'kept' });
});

test('a worker that never starts isn’t waited for: the visitor is told', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  worker.ready = new Promise(() => {});
  const downloaded = download('all');
  const aMinuteLater = () => {
    vi.advanceTimersByTime(60_000);
    return offlineState.current();
  };
  await expect.poll(aMinuteLater).toMatchObject({ kind: 'offered', fault: 'blocked' });
  await downloaded;
  vi.useRealTimers();
});

test('a second tap while it is being saved changes nothing: what went wrong is said', async () => {
  network = serve(() => undefined);
  await Promise.all([download('all'), download('all')]);
  expect(offlineState.current()).toMatchObject({ kind: 'offered', fault: 'offline' });
});
