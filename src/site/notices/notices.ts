import type { WordsByName } from '../words/words-context.ts';

/** At most one notice is visible (specification section 9). */
const LIMIT = 1;
/** Milliseconds after which a dismissed notice is forgotten (specification section 9). */
export const REMOVE_DELAY = 1_000_000;

/** What a notice tells the visitor. Its words are in content/pages/shared.yaml. */
export interface NoticeSubject {
  /** What the visitor wanted: "Book Wine Tour". */
  topic: string;
  /** The page on the site that has it; undefined if none does. */
  page?: string | undefined;
  /** Which words; by default those that lead to the page, or else those that say to call or write. */
  words?: keyof WordsByName['shared']['notice'];
}

export interface Notice extends NoticeSubject {
  id: number;
  open: boolean;
  /** What the visitor touched, to which the focus returns. */
  control: HTMLElement;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notice, which replaces an older one. */
export function showNotice(subject: NoticeSubject, control: HTMLElement): void {
  lastId++;
  change([{ ...subject, control, id: lastId, open: true }, ...notices].slice(0, LIMIT));
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
