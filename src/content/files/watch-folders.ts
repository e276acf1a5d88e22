import { existsSync, type FSWatcher, watch } from 'node:fs';
import { fingerprint } from './folder-fingerprint.ts';

/** An editor saves in several steps; after this quiet time, in milliseconds, it has finished. */
const QUIET = 100;

/**
 * How often, in milliseconds, the folders are looked through for changes that the operating system
 * has not told of.
 */
const LOOK_EVERY = 5_000;

export interface WatchFoldersOptions {
  /** Each is watched by itself, without the folders in it, and may be missing for a time. */
  folders: readonly string[];
  changed: () => void;
  /** Told where the operating system cannot watch a folder; it is then only looked through. */
  failed: (folder: string, error: unknown) => void;
}

/**
 * Calls `changed` once after each burst of changes to the folders' files, however an editor saves
 * (writing or renaming). The system's own notices are quick but can be missing (network drives, a
 * folder that was replaced), so the folders are looked through now and then as well. Returns the
 * function that ends both.
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
   * Watches anew each time: the change may be that another folder has taken the place of the
   * watched one.
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
