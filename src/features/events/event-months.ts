import { MONTHS } from '../../model/day/calendar-names.ts';
import type { Event } from './event.ts';

type Dated = Pick<Event, 'startDate' | 'endDate' | 'lastDate' | 'status' | 'toBeAnnounced'>;

/** A group of events: on now, starting in one month, or without a date yet. */
export interface EventMonth<Row extends Dated> {
  /** The id of its heading: "on-now", "december-2026", "undated". */
  id: string;
  /** The month's name, with the year unless it's the current one; undefined for "on now" and "undated". */
  name?: string;
  /** "Dec"; "Nov ’27" if that month is listed twice. */
  shortName?: string;
  events: Row[];
}

/** Sort before and after every month key such as "2026-12". */
const ON_NOW = '0';
const UNDATED = 'undated';

/**
 * Groups the events on the ISO date `day` (decision 50): on now, by month, undated. Empty if none has a
 * date; canceled events, and postponed ones without a new date, are never on now.
 */
export function eventMonths<Row extends Dated>(
  events: readonly Row[],
  day: string,
): EventMonth<Row>[] {
  const groups = Map.groupBy(events, (event) => groupOf(event, day));
  if (groups.size === 0 || (groups.size === 1 && groups.has(UNDATED))) return [];
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([group, events]) => ({
      ...named(group, day),
      events: group === ON_NOW ? events.toSorted(byEnd) : events,
    }));
}

function byEnd(one: Dated, other: Dated): number {
  return endOf(one) < endOf(other) ? -1 : Number(endOf(one) > endOf(other));
}

function endOf({ startDate = '', endDate = startDate, lastDate = endDate }: Dated): string {
  return lastDate;
}

function groupOf({ startDate, status, toBeAnnounced }: Dated, day: string): string {
  if (startDate === undefined) return UNDATED;
  if (startDate > day) return startDate.slice(0, 7);
  return status === 'canceled' || toBeAnnounced ? day.slice(0, 7) : ON_NOW;
}

function named(group: string, day: string): Omit<EventMonth<Dated>, 'events'> {
  if (group === ON_NOW) return { id: 'on-now' };
  if (group === UNDATED) return { id: group };
  const [year = '', month = ''] = group.split('-');
  const name = MONTHS[Number(month) - 1] ?? group;
  const isThisYear = year === day.slice(0, 4);
  const isAgain = !isThisYear && month >= day.slice(5, 7);
  return {
    id: `${name.toLowerCase()}-${year}`,
    name: isThisYear ? name : `${name} ${year}`,
    shortName: name.slice(0, 3) + (isAgain ? ` ’${year.slice(2)}` : ''),
  };
}
