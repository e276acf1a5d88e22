import type { CalendarItem } from '../calendar/calendar.ts';
import type { Position } from '../destination/distance.ts';
import type { EventDays } from '../place/place.ts';
import type { DAYS_CLOSED } from '../visit/visit.ts';

/** What the guide knows about a saved thing, as far as a plan needs it; each fact is optional. */
export interface PlanFacts {
  title: string;
  /** The path of its page. */
  path: string;
  /** Where it is; absent if only its town is known. */
  position?: Position | undefined;
  /** Minutes by road from the cabins. */
  roadMinutes?: number | undefined;
  closed?: readonly (typeof DAYS_CLOSED)[number][] | undefined;
  /** The next days of an event. */
  days?: readonly EventDays[] | undefined;
  location?: CalendarItem['location'];
}

/** The facts of what is saved, by its key; what the guide no longer has is missing. */
export type FactsByKey = ReadonlyMap<string, PlanFacts>;
