import type { Logger } from 'pino';
import type { ContentStore } from '../../content/serving/content-store.ts';
import { publishedIsoDate } from '../../features/blog/published-date.ts';
import { awaited, scheduleOf } from '../../features/events/upcoming-events.ts';
import type { Content } from '../../model/content/content.ts';
import { type CivilDay, dayOf, dayParts, dayText } from '../../model/day/civil-day.ts';
import { texasDay } from '../../model/day/texas-day.ts';
import { lastOccurrence, nextOccurrence } from '../../model/when/occurrences.ts';

export interface StaleEntry {
  kind: 'event' | 'post';
  id: number;
  title: string;
  field: 'when' | 'endDate' | 'status' | 'reviewed';
  message: string;
}

const REVIEW_AFTER = 18;

/** Events that are over for good, and posts that weren't reviewed for 18 months. */
export function staleContent(
  { events, posts }: Pick<Content, 'events' | 'posts'>,
  today: CivilDay,
): StaleEntry[] {
  const { year, month, day } = dayParts(today);
  const oldest = dayText(dayOf(year, month - REVIEW_AFTER, day));
  const over = events.flatMap((event): StaleEntry[] => {
    const schedule = scheduleOf(event, today);
    if (!schedule || nextOccurrence(schedule, today)) return [];
    const field = event.when === undefined ? 'endDate' : 'when';
    const { id, title } = event;
    const postponed = awaited(schedule, today);
    if (postponed) {
      const message = `was postponed from ${dayText(postponed.start)} and has no new day yet; give it one with to, or write is: canceled`;
      return [{ kind: 'event', id, title, field: 'status', message }];
    }
    const last = lastOccurrence(schedule, today);
    const since = last ? `ended on ${dayText(last.end)}` : 'is over';
    const message = `${since}; give it its next dates, or delete the event`;
    return [{ kind: 'event', id, title, field, message }];
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

const DAY = 24 * 60 * 60 * 1000;

/** Logs all stale entries in one line, now and every day. Returns a function that stops it. */
export function remindOfStaleContent(
  store: Pick<ContentStore, 'current'>,
  log: Logger,
): () => void {
  remind();
  const timer = setInterval(remind, DAY).unref();
  return () => clearInterval(timer);

  function remind(): void {
    const snapshot = store.current();
    const stale = snapshot ? staleContent(snapshot, texasDay(Date.now())) : [];
    if (stale.length === 0) return;
    const entries = stale.map(
      ({ kind, id, title, message }) => `${kind} ${id} “${title}” ${message}`,
    );
    log.warn({ entries }, 'some content needs a review');
  }
}
