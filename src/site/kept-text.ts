/** For browsers that refuse localStorage; lasts until the page is closed or reloaded. */
const unkept = new Map<string, string>();

/** The text stored under a key, in the browser or on this page only; undefined if there's none. */
export function keptText(key: string): string | undefined {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return unkept.get(key);
  }
}

/** Stores a text under a key, or removes it. Falls back to this page if the browser refuses. */
export function keepText(key: string, text: string | undefined): void {
  unkept.delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== undefined) unkept.set(key, text);
  }
}

/** True if only this page has the text. */
export function isUnkept(key: string): boolean {
  return unkept.has(key);
}
