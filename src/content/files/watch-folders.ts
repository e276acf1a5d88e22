import { existsSync, type FSWatcher, watch } from 'node:fs';
import { fingerprint } from './folder-fingerprint.ts';

/**
 * An editor saves in several steps; once nothing has changed for this long, in milliseconds, it's
 * done.
 */
const QUIET = 100;

/**
 * How often, in milliseconds, the folders are scanned for changes the operating system didn't
 * report.
 */
const LOOK_EVERY = 5_000;

export interface WatchFoldersOptions {
  /** Each is watched on its own, without its subfolders, and may be missing for a while. */
  folders: readonly string[];
  changed: () => void;
  /** Called if the operating system can't watch a folder; it's then only scanned. */
  failed: (folder: string, error: unknown) => void;
}

/**
 * Calls `changed` once after each burst of changes to the folders' files, no matter how an editor
 * saves (by writing or renaming). The system's own notifications are fast but can go missing
 * (network drives, a folder that was replaced), so the folders are also scanned now and then.
 * Returns a function that stops both.
 */
export function watchFolders({ folders, changed, failed }: WatchFoldersOptions): () => void {
  let watchers: FSWatcher[] = [];
  let quiet: NodeJS.Timeout | undefined;
  let known: string | undefined;
  let stopped = false;

  arm();
  void look();
  const looking = setInterval(look, LOOK_EVERY).unref();

  return () => {
    stopped = true;
    clearInterval(looking);
    clearTimeout(quiet);
    disarm();
  };

  function arm(): void {
    disarm();
    watchers = folders.filter(existsSync).flatMap((folder) => {
      try {
        return watch(folder, { persistent: false }, notice).on('error', (error) =>
          failed(folder, error),
        );
      } catch (error) {
        failed(folder, error);
        return [];
      }
    });
  }

  function disarm(): void {
    for (const watcher of watchers) watcher.close();
  }

  function notice(): void {
    clearTimeout(quiet);
    quiet = setTimeout(announce, QUIET);
  }

  /**
   * Starts new watchers each time: the change may be that another folder replaced the watched one.
   */
  async function announce(): Promise<void> {
    if (stopped) return;
    arm();
    known = await fingerprint(folders);
    changed();
  }

  async function look(): Promise<void> {
    const found = await fingerprint(folders);
    if (known === undefined) known = found;
    else if (found !== known) await announce();
  }
}
