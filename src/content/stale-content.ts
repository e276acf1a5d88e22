import type { Logger } from 'pino';
import type { Content } from '../model/content.ts';
import { publishedIsoDate } from '../model/post/post.ts';
import type { ContentStore } from './content-store.ts';

/** An entry that promises something that may no longer be true. */
export interface StaleEntry {
  kind: 'event' | 'post';
  id: number;
  title: string;
  /** The field that the owner updates after checking the entry. */
  field: 'endDate' | 'reviewed';
  /** What is wrong and what to do. */
  message: string;
}

/** After how many months a post's facts should be checked again. */
const REVIEW_AFTER = 18;

/**
 * Events that are over, and posts that nobody has reviewed for 18 months since `reviewed` or,
 * without that, since they were published. `today` is an ISO date. Nothing is hidden because of
 * this.
 */
export function staleContent(
  { events, posts }: Pick<Content, 'events' | 'posts'>,
  today: string,
): StaleEntry[] {
  const oldest = monthsBefore(today, REVIEW_AFTER);
  const over = events.flatMap(({ id, title, startDate, endDate = startDate }): StaleEntry[] => {
    if (endDate === undefined || endDate >= today) return [];
    const message = `ended on ${endDate}; give it its next dates, or take them out`;
    return [{ kind: 'event', id, title, field: 'endDate', message }];
  });
  const unreviewed = posts.flatMap(({ id, title, reviewed, publishedAt }): StaleEntry[] => {
    const seen = reviewed ?? publishedIsoDate(publishedAt);
    if (seen !== undefined && seen >= oldest) return [];
    const since = seen === undefined ? 'has no review date' : `was last reviewed on ${seen}`;
    const message = `${since}; check its facts and enter today's date`;
    return [{ kind: 'post', id, title, field: 'reviewed', message }];
  });
  return [...over, ...unreviewed];
}

function monthsBefore(isoDate: string, months: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

/** Today's ISO date at the cabins. */
export function todayInTexas(now = new Date()): string {
  return now.toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' });
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Logs one line with all stale entries, now and every day; nothing if there are none. Returns a
 * function that stops it.
 */
export function remindOfStaleContent(
  store: Pick<ContentStore, 'current'>,
  log: Logger,
): () => void {
  remind();
  const timer = setInterval(remind, DAY).unref();
  return () => clearInterval(timer);

  function remind(): void {
    const snapshot = store.current();
    const stale = snapshot ? staleContent(snapshot, todayInTexas()) : [];
    if (stale.length === 0) return;
    const entries = stale.map(
      ({ kind, id, title, message }) => `${kind} ${id} “${title}” ${message}`,
    );
    log.warn({ entries }, 'some content needs a review');
  }
}
