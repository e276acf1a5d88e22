/**
 * Loads the page again, because code of it is gone, as after a new release. Without a signal, which
 * looks the same, what the visitor sees stays.
 */
export async function reloadIfReachable(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    window.location.reload();
  } catch {
    // The next touch tries again.
  }
}
