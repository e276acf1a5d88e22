import { OFFLINE_ADDRESS } from '../../model/paths.ts';
import { type KeepOptions, keepFiles } from './keep-files.ts';
import { OFFLINE_VERSION, type OfflineList, partOf, wireSize } from './offline-list.ts';
import { ask, PackError, received, stored } from './pack-fault.ts';
import { packCache, removeCaches, shownPack, showPack } from './worker/offline-cache.ts';

export type PackChoice = 'all' | 'words';

export interface DownloadOptions extends KeepOptions {
  choice?: PackChoice | undefined;
  onWhole?: () => Promise<void>;
  /** Milliseconds to wait before fetching the list again after a file changed. */
  pause?: number;
}

/** Attempts before giving up and leaving the old pack. */
const TRIES = 3;

const PAUSE = 2_000;

/** The current list. Throws PackError. */
export async function fetchList({ fetch }: Pick<DownloadOptions, 'fetch'>): Promise<OfflineList> {
  const answer = await ask(fetch, OFFLINE_ADDRESS);
  if (answer.status === 404) throw new PackError('off');
  if (!answer.ok) throw new PackError('changing');
  // A captive portal may answer with its login page.
  const list = (await received(() => answer.json())) as OfflineList | null;
  // The guide is newer than this page, or the list is incomplete.
  if (list?.version !== OFFLINE_VERSION || list.pack !== (await nameOf(list.files)))
    throw new PackError('changing');
  return list;
}

/** The list without its pictures. */
export async function withoutPictures(list: OfflineList): Promise<OfflineList> {
  const files = list.files.filter(([address]) => partOf(address) === 'words');
  const size = wireSize(files, list.bundles);
  const leftOut = { ...list.leftOut, pictures: 0 };
  return { ...list, pack: await nameOf(files), files, size, leftOut, without: list.size - size };
}

/** The pack name of these files, computed as on the server. */
async function nameOf(files: OfflineList['files']): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(files));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Downloads the chosen part of the current list, verifies each file, then switches to it; until then the
 * old pack stays in use. Throws PackError.
 */
export async function downloadPack(options: DownloadOptions): Promise<OfflineList> {
  for (let attempt = 1; ; attempt += 1) {
    const whole = await fetchList(options);
    const list = options.choice === 'words' ? await withoutPictures(whole) : whole;
    try {
      if (await keepFiles(list, options)) {
        await options.onWhole?.();
        await stored(() => showPack(options.storage, list));
        await removeCaches(options.storage, list.pack);
        return list;
      }
    } catch (error) {
      // Keep what was downloaded for the next attempt, unless storage is full.
      if (error instanceof PackError && error.fault === 'no-room')
        await removeUnshown(packCache(list.pack), options.storage);
      throw error;
    }
    if (attempt === TRIES) throw new PackError('changing');
    await new Promise((resolve) => setTimeout(resolve, options.pause ?? PAUSE));
  }
}

async function removeUnshown(name: string, storage: CacheStorage): Promise<void> {
  if ((await shownPack(storage))?.cacheName !== name) await storage.delete(name);
}
