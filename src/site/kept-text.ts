/** What this browser keeps under a key; undefined if there is nothing, or if it keeps nothing at all. */
export function keptText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key, or forgets what was there; where nothing can be kept, nothing happens. */
export function keepText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Whoever asks for it finds nothing.
  }
}
