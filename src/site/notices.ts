/** At most one notice is visible (specification section 9). */
const LIMIT = 1;
/** Milliseconds after which a dismissed notice is forgotten (specification section 9). */
export const REMOVE_DELAY = 1_000_000;

/** What a notice says. */
export interface NoticeWords {
  title: string;
  /** `{phone}` and `{email}` in it become links. */
  text: string;
  /** The page that helps further. */
  href?: string | undefined;
  /** The control that it explains, which gets the focus back when the notice is closed. */
  origin?: HTMLElement | undefined;
}

export interface Notice extends NoticeWords {
  id: number;
  open: boolean;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notice, which replaces an older one. */
export function showNotice(words: NoticeWords): void {
  lastId++;
  change([{ ...words, id: lastId, open: true }, ...notices].slice(0, LIMIT));
}

/** Closes the notice; it is removed later, so its exit can be seen and heard to the end. */
export function dismissNotice(id: number): void {
  change(notices.map((notice) => (notice.id === id ? { ...notice, open: false } : notice)));
  setTimeout(() => change(notices.filter((notice) => notice.id !== id)), REMOVE_DELAY);
}

/** For useSyncExternalStore. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same array until something changes. */
export function currentNotices(): readonly Notice[] {
  return notices;
}

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
