import { WORKER_ADDRESS } from '../../model/paths.ts';
import { createStore } from '../../site/create-store.ts';
import { keepText, keptText } from '../../site/kept-text.ts';
import { trustedAddress } from '../../site/trusted-address.ts';
import { downloadPack, fetchList, type PackChoice, withoutPictures } from './download-pack.ts';
import type { OfflineList } from './offline-list.ts';
import { PackError, type PackFault } from './pack-fault.ts';
import { removeCaches, shownPack } from './worker/offline-cache.ts';

export type OfflineState =
  | { kind: 'unknown' | 'unsupported' }
  /** Not stored; `sizes` are the bytes it would take, once known. */
  | { kind: 'offered'; sizes?: Sizes | undefined; fault?: PackFault | undefined; wasKept: boolean }
  | { kind: 'downloading'; choice: PackChoice; kept: number; size: number }
  /** `fault` is why the last update failed. */
  | { kind: 'kept'; day: string; list: OfflineList; fault?: PackFault | undefined };

/** Bytes on the wire. */
type Sizes = Readonly<Record<PackChoice, number>>;

/** The localStorage key set while a pack is stored, to notice if it's evicted. */
const FLAG = 'kept';

const LOCK = 'guide-pack';

/** How long a worker may take to start, in milliseconds. */
const PATIENCE = 30_000;

/** Bytes between progress updates: rendering one per file slows a phone down. */
const STEP = 50_000;

export const offlineState = createStore<OfflineState>({ kind: 'unknown' });
const show = offlineState.change;

/** Checks what is stored; if nothing is, asks the server for the sizes. */
export async function refreshState(): Promise<void> {
  if (offlineState.current().kind === 'downloading') return;
  if (!isSupported()) return show({ kind: 'unsupported' });
  try {
    const pack = await shownPack(caches);
    if (pack) {
      // Without its worker, the pack is unusable.
      if (!(await navigator.serviceWorker.getRegistration())) await register();
      return show({ kind: 'kept', day: pack.day, list: await pack.list() });
    }
  } catch {
    return show({ kind: 'offered', fault: 'blocked', wasKept: false });
  }
  const wasKept = keptText(FLAG) !== undefined;
  try {
    const list = await fetchList({ fetch: (...request) => fetch(...request) });
    const sizes = { all: list.size, words: (await withoutPictures(list)).size };
    show({ kind: 'offered', sizes, wasKept });
  } catch (error) {
    show({ kind: 'offered', fault: faultOf(error), wasKept });
  }
}

/** Downloads the chosen part of the guide, or what is missing of it, and starts the worker. */
export async function download(choice: PackChoice): Promise<void> {
  const before = offlineState.current();
  if (before.kind === 'downloading') return;
  const size = 'sizes' in before ? (before.sizes?.[choice] ?? 0) : 0;
  show({ kind: 'downloading', choice, kept: 0, size });
  try {
    // Browsers want this after a user gesture. Firefox prompts; the pack is stored either way.
    navigator.storage?.persist?.().catch(() => false);
    const list = await fetchPack(choice, showProgress);
    keepText(FLAG, list.day);
    show({ kind: 'kept', day: list.day, list });
  } catch (error) {
    show(before);
    await refreshState();
    const now = offlineState.current();
    if (now.kind === 'kept' || now.kind === 'offered') show({ ...now, fault: faultOf(error) });
  }
}

/** Downloads changes to the content or the code; if that fails, the pack stays as it is. */
export async function update(): Promise<void> {
  try {
    const pack = await shownPack(caches);
    const { revision } = await fetchList({ fetch: (...request) => fetch(...request) });
    // If the browser evicted it, the visitor is told and asked again instead.
    const kept = await pack?.list();
    if (!kept || kept.revision === revision) return;
    const { day } = await fetchPack(kept.without === undefined ? 'all' : 'words');
    keepText(FLAG, day);
  } catch (error) {
    if (faultOf(error) === 'off') await clear();
  }
}

/** Removes everything stored for offline use, and the worker. Plans stay. */
export async function clear(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  await removeCaches(caches);
  keepText(FLAG, undefined);
  show({ kind: 'unknown' });
  await refreshState();
}

/** Only one tab downloads at a time; the next one finds it done. */
function fetchPack(
  choice: PackChoice,
  onProgress?: (kept: number, size: number) => void,
): Promise<OfflineList> {
  const options = {
    choice,
    storage: caches,
    fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
    onProgress,
    onWhole: register,
  };
  return navigator.locks.request(LOCK, () => downloadPack(options));
}

function showProgress(kept: number, size: number): void {
  const now = offlineState.current();
  if (now.kind === 'downloading' && kept - now.kept >= STEP) show({ ...now, kept, size });
}

/** Resolves once the worker is ready. Throws PackError if the browser refuses. */
async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedAddress('offline', WORKER_ADDRESS));
    const late = new Promise((_, reject) => setTimeout(reject, PATIENCE));
    await Promise.race([navigator.serviceWorker.ready, late]);
  } catch (error) {
    throw new PackError('blocked', error);
  }
}

function isSupported(): boolean {
  return (
    'serviceWorker' in navigator &&
    'locks' in navigator &&
    'caches' in window &&
    'CompressionStream' in window
  );
}

function faultOf(error: unknown): PackFault {
  return error instanceof PackError ? error.fault : 'blocked';
}
