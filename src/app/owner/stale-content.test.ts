import { afterEach, describe, expect, test, vi } from 'vitest';
import { RecordedLog } from '../../content/fixtures/recorded-log.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import type { Content } from '../../model/content/content.ts';
import { dayOf } from '../../model/day/civil-day.ts';
import { remindOfStaleContent, staleContent } from './stale-content.ts';

afterEach(() => vi.useRealTimers());

const event = (id: number, dates: { startDate?: string; endDate?: string }) =>
  ({ id, title: `Event ${id}`, ...dates }) as Content['events'][number];
const post = (id: number, publishedAt: string, reviewed?: string) =>
  ({ id, title: `Post ${id}`, publishedAt, reviewed }) as Content['posts'][number];

const TODAY = dayOf(2026, 11, 21);

const staleIds = (content: Pick<Content, 'events' | 'posts'>) =>
  staleContent(content, TODAY).map(({ kind, id }) => `${kind} ${id}`);

describe('no stale promises', () => {
  test('an event is over the day after its endDate, or after its startDate if it has no endDate; without dates it is never over', () => {
    const events = [
      event(1, { endDate: '2026-11-20' }),
      event(2, { endDate: '2026-11-21' }),
      event(3, { startDate: '2026-11-20' }),
      event(4, {}),
    ];
    expect(staleIds({ events, posts: [] })).toEqual(['event 1', 'event 3']);
    const [first] = staleContent({ events, posts: [] }, TODAY);
    expect(first).toMatchObject({
      field: 'endDate',
      message: 'ended on 2026-11-20; give it its next dates, or delete the event',
    });
  });

  test('a post needs a review 18 months after the last one, but not on that day yet', () => {
    const posts = [post(1, 'text', '2025-05-20'), post(2, 'text', '2025-05-21')];
    expect(staleIds({ events: [], posts })).toEqual(['post 1']);
  });

  test('a post that was never reviewed counts from its publication; without any date it needs a review right away', () => {
    const posts = [post(1, 'March 10, 2024'), post(2, '2026-03-10'), post(3, 'last spring')];
    expect(staleIds({ events: [], posts })).toEqual(['post 1', 'post 3']);
    expect(staleContent({ events: [], posts }, TODAY)[1]?.message).toMatch(
      /^has no review date; check its facts/,
    );
  });

  test('one line a day in the log names them all; no line if nothing is stale', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T18:00:00Z') });
    const recorded = new RecordedLog();
    let snapshot = {
      events: [event(1, { endDate: '2026-11-22' })],
      posts: [post(1, 'text', '2026-11-02')],
    } as unknown as Snapshot | undefined;
    const stop = remindOfStaleContent({ current: () => snapshot }, recorded.log);
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(recorded.entries).toEqual([]);
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(recorded.entries).toMatchObject([
      { level: 40, entries: [expect.stringMatching(/^event 1 “Event 1” ended on 2026-11-22/)] },
    ]);
    snapshot = undefined;
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    stop();
    vi.advanceTimersByTime(10 * 24 * 60 * 60 * 1000);
    expect(recorded.entries).toHaveLength(1);
  });
});
