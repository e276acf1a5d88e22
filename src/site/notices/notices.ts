import { createStore } from '../create-store.ts';
import type { WordsByName } from '../words/words-context.ts';

/** At most one notice is visible (specification section 9). */
const LIMIT = 1;
/** Milliseconds after which a dismissed notice is forgotten (specification section 9). */
const REMOVE_DELAY = 1_000_000;

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

export const notices = createStore<readonly Notice[]>([]);

let lastId = 0;

/** Shows a notice, which replaces an older one. */
export function showNotice(subject: NoticeSubject, control: HTMLElement): void {
  lastId++;
  const notice = { ...subject, control, id: lastId, open: true };
  notices.change([notice, ...notices.current()].slice(0, LIMIT));
}

/** Closes the notice; it is removed later, so its exit can be seen and heard to the end. */
export function dismissNotice(id: number): void {
  notices.change(
    notices.current().map((notice) => (notice.id === id ? { ...notice, open: false } : notice)),
  );
  setTimeout(() => {
    notices.change(notices.current().filter((notice) => notice.id !== id));
  }, REMOVE_DELAY);
}
