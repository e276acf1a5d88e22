/** Reloads the page, whose code is gone; offline, leaves it as it is. */
export async function reloadIfReachable(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    window.location.reload();
  } catch {
    // The next tap retries.
  }
}
