import type { CivilDay } from '../../model/day/civil-day.ts';
import type { DraftPlace } from './draft-place.ts';
import type { DraftSoFar } from './wish.ts';

/** What should be reserved. */
export interface Booking {
  place: DraftPlace;
  /** The last day for it: the one before the visit, or today. */
  by: CivilDay;
  isRequired: boolean;
}

/** All that a draft needs reserved, what is required first, then by day. */
export function bookings({ days }: DraftSoFar, today: CivilDay): Booking[] {
  return days
    .flatMap(({ day, stops }) =>
      stops.flatMap(({ place }): Booking[] =>
        place.reserve
          ? [{ place, by: Math.max(today, day - 1), isRequired: place.reserve === 'required' }]
          : [],
      ),
    )
    .sort((one, other) => Number(other.isRequired) - Number(one.isRequired) || one.by - other.by);
}
