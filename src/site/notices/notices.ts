import { createStore } from '../create-store.ts';
import type { WordsByName } from '../words/words-context.ts';

/** How many are visible at once (specification section 9). */
const LIMIT = 1;
/** Milliseconds until a dismissed notice is removed (specification section 9). */
const REMOVE_DELAY = 1_000_000;

/** What a notice is about. Its words are in content/pages/shared.yaml. */
export interface NoticeSubject {
  /** "Book Wine Tour". */
  topic: string;
  /** The page on this site to link to. */
  page?: string | undefined;
  /** By default `page` if there is one, otherwise `ask`. */
  words?: keyof WordsByName['shared']['notice'];
}

export interface Notice extends NoticeSubject {
  id: number;
  open: boolean;
  control: HTMLElement;
}

export const notices = createStore<readonly Notice[]>([]);

let lastId = 0;

/** Shows a notice instead of the current one; closing it returns the focus to `control`. */
export function showNotice(subject: NoticeSubject, control: HTMLElement): void {
  lastId++;
  const notice = { ...subject, control, id: lastId, open: true };
  notices.change([notice, ...notices.current()].slice(0, LIMIT));
}

/** Closes the notice. It's removed later, so that its exit can be seen and heard. */
export function dismissNotice(id: number): void {
  notices.change(
    notices.current().map((notice) => (notice.id === id ? { ...notice, open: false } : notice)),
  );
  setTimeout(() => {
    notices.change(notices.current().filter((notice) => notice.id !== id));
  }, REMOVE_DELAY);
}
