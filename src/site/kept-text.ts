/** What the browser doesn't keep, until the page is closed or loaded again. */
const unkept = new Map<string, string>();

/** What this browser keeps under a key, or at least this page; undefined if there is nothing. */
export function keptText(key: string): string | undefined {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return unkept.get(key);
  }
}

/** Keeps a text under a key, on this page only if the browser doesn't, or forgets what was there. */
export function keepText(key: string, text: string | undefined): void {
  unkept.delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== undefined) unkept.set(key, text);
  }
}

/** True if only this page has what was to be kept under a key. */
export function isUnkept(key: string): boolean {
  return unkept.has(key);
}
