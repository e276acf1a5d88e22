import type { CivilDay } from '../../model/day/civil-day.ts';
import type { DraftPlace } from './draft-place.ts';
import type { DraftSoFar } from './wish.ts';

export interface Booking {
  place: DraftPlace;
  /** The last day to reserve: the day before the visit, or today if that has passed. */
  by: CivilDay;
  isRequired: boolean;
}

/** Everything in a draft to reserve, required ones first, then by day. */
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
