import { OFFLINE_ADDRESS } from '../../model/paths.ts';
import { type KeepOptions, keepFiles } from './keep-files.ts';
import { OFFLINE_VERSION, type OfflineList, partOf, wireSize } from './offline-list.ts';
import { ask, PackError, received, stored } from './pack-fault.ts';
import { packCache, removeCaches, shownPack, showPack } from './worker/offline-cache.ts';

/** Everything, or all but the pictures. */
export type PackChoice = 'all' | 'words';

export interface DownloadOptions extends KeepOptions {
  choice?: PackChoice | undefined;
  /** Called once all files are there, before they are shown. */
  onWhole?: () => Promise<void>;
  /** Milliseconds before another list is asked for, because a file had changed. */
  pause?: number;
}

/** How often a new list is asked for before the old pack stays. */
const TRIES = 3;

const PAUSE = 2_000;

/** What is in the pack now, and how large it is. Throws PackError. */
export async function fetchList({ fetch }: Pick<DownloadOptions, 'fetch'>): Promise<OfflineList> {
  const answer = await ask(fetch, OFFLINE_ADDRESS);
  if (answer.status === 404) throw new PackError('off');
  if (!answer.ok) throw new PackError('changing');
  // In a café, "a connection" may be a page that asks for a password.
  const list = (await received(() => answer.json())) as OfflineList | null;
  // A newer version of the guide, and this page is of the one before; or a list that isn't whole.
  if (list?.version !== OFFLINE_VERSION || list.pack !== (await nameOf(list.files)))
    throw new PackError('changing');
  return list;
}

/** What is on the list but for the pictures. */
export async function withoutPictures(list: OfflineList): Promise<OfflineList> {
  const files = list.files.filter(([address]) => partOf(address) === 'words');
  const size = wireSize(files, list.bundles);
  const leftOut = { ...list.leftOut, pictures: 0 };
  return { ...list, pack: await nameOf(files), files, size, leftOut, without: list.size - size };
}

/** The name of a pack of these files, as the server makes it. */
async function nameOf(files: OfflineList['files']): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(files));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keeps what is chosen of the present list, checked by file, then shows it; until then the pack before
 * stays. Throws PackError.
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
      // What has been fetched stays for the next try, unless there's no room for it.
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
