import { existsSync, type FSWatcher, watch } from 'node:fs';
import { fingerprint } from './folder-fingerprint.ts';

/** In milliseconds; editors save in several steps. */
const DEBOUNCE = 100;

/** Milliseconds between scans, for changes that the operating system doesn't report. */
const SCAN_INTERVAL = 5_000;

export interface WatchFoldersOptions {
  folders: readonly string[];
  changed: () => void;
  /** Called if the operating system can't watch a folder, which is then only scanned. */
  failed: (folder: string, error: unknown) => void;
}

/**
 * Calls `changed` once after each burst of changes, however an editor saves. Also scans, as
 * notifications get lost on network drives and when folders are replaced. Returns a function that
 * stops both.
 */
export function watchFolders({ folders, changed, failed }: WatchFoldersOptions): () => void {
  let watchers: FSWatcher[] = [];
  let debounce: NodeJS.Timeout | undefined;
  let known: string | undefined;
  let stopped = false;
  let isScanning = false;

  startWatchers();
  void scan();
  const scanning = setInterval(scan, SCAN_INTERVAL).unref();

  return () => {
    stopped = true;
    clearInterval(scanning);
    clearTimeout(debounce);
    stopWatchers();
  };

  function startWatchers(): void {
    stopWatchers();
    watchers = folders.filter(existsSync).flatMap((folder) => {
      try {
        return watch(folder, { persistent: false }, announceSoon).on('error', (error) =>
          failed(folder, error),
        );
      } catch (error) {
        failed(folder, error);
        return [];
      }
    });
  }

  function stopWatchers(): void {
    for (const watcher of watchers) watcher.close();
  }

  function announceSoon(): void {
    clearTimeout(debounce);
    debounce = setTimeout(announce, DEBOUNCE);
  }

  /** Restarts the watchers, as the folder may have been replaced. */
  async function announce(): Promise<void> {
    if (stopped) return;
    startWatchers();
    known = await fingerprint(folders);
    changed();
  }

  /** Never runs twice at once, as a scan of many files may take longer than the interval. */
  async function scan(): Promise<void> {
    if (isScanning) return;
    isScanning = true;
    const found = await fingerprint(folders);
    isScanning = false;
    if (known === undefined) known = found;
    else if (found !== known) await announce();
  }
}
