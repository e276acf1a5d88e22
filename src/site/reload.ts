/** Loads the page again, as its code is gone; without a signal, what the visitor sees stays. */
export async function reloadIfReachable(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    window.location.reload();
  } catch {
    // The next touch tries again.
  }
}
