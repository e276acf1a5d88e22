import { useQuery } from '@tanstack/react-query';
import { type CivilDay, parseDay } from '../../model/day/civil-day.ts';
import { texasDate } from '../../model/day/texas-day.ts';
import { CALENDAR_ADDRESS } from '../../model/paths.ts';
import { ownRow } from '../../site/data/api-shapes.ts';
import { listQuery } from '../../site/data/path-query.ts';
import { useOfflineDate } from '../../site/offline-date.ts';
import { eventsQuery } from '../events/event-queries.ts';
import type { CalendarEntry } from '../events/upcoming-events.ts';

/** Not with the other queries, because only /stay needs it. */
const calendarQuery = listQuery(CALENDAR_ADDRESS, ownRow<CalendarEntry>);

export type StayEvent = Awaited<ReturnType<typeof eventsQuery.queryFn>>[number];

export interface StayEvents {
  calendar: readonly CalendarEntry[];
  events: ReadonlyMap<number, StayEvent>;
  /** The day of this data; events that were over by then are missing. */
  since: CivilDay;
}

/** All events and their days, fetched once `isNeeded`. */
export function useStayEvents(isNeeded: boolean) {
  const calendar = useQuery({ ...calendarQuery, enabled: isNeeded });
  const events = useQuery({ ...eventsQuery, enabled: isNeeded });
  const keptOn = useOfflineDate();
  const found: StayEvents | undefined = calendar.data &&
    events.data && {
      calendar: calendar.data,
      events: new Map(events.data.map((event) => [event.id, event])),
      since: parseDay(keptOn ?? texasDate(calendar.dataUpdatedAt)) ?? 0,
    };
  return {
    found,
    error: calendar.error ?? events.error,
    retry: () => {
      for (const query of [calendar, events]) if (query.error) query.refetch();
    },
  };
}
