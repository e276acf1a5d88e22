import { existsSync, type FSWatcher, watch } from 'node:fs';
import { fingerprint } from './folder-fingerprint.ts';

/** An editor saves in several steps, and is done after this many milliseconds without a change. */
const DEBOUNCE = 100;

/** Milliseconds between scans for changes that the operating system didn't report. */
const SCAN_INTERVAL = 5_000;

export interface WatchFoldersOptions {
  /** Each is watched on its own, without its subfolders, and may be missing for a while. */
  folders: readonly string[];
  changed: () => void;
  /** Called if the operating system can't watch a folder; it's then only scanned. */
  failed: (folder: string, error: unknown) => void;
}

/**
 * Calls `changed` once after each burst of changes, however an editor saves. The system's
 * notifications can go missing (network drives, a replaced folder), so it scans, too. Returns a
 * function that stops both.
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

  /** Starts new watchers each time: another folder may have replaced the watched one. */
  async function announce(): Promise<void> {
    if (stopped) return;
    startWatchers();
    known = await fingerprint(folders);
    changed();
  }

  /** One at a time: with many files, a scan may take longer than the interval. */
  async function scan(): Promise<void> {
    if (isScanning) return;
    isScanning = true;
    const found = await fingerprint(folders);
    isScanning = false;
    if (known === undefined) known = found;
    else if (found !== known) await announce();
  }
}
