import type { Position } from '../../model/distance.ts';
import type { ImageFocus } from '../../model/image/image.ts';
import type { DAYS_CLOSED } from '../../model/visit/visit-values.ts';
import type { EventDays } from '../events/upcoming-events.ts';
import type { PlanItem } from '../saving/plan.ts';
import type { PlanKey } from '../saving/plan-key.ts';

/** What the guide knows about a thing, as far as a plan needs it. */
export interface PlanFacts {
  key: PlanKey;
  title: string;
  /** The path of its page. */
  path: string;
  imageUrl?: string | undefined;
  focus?: ImageFocus | undefined;
  /** Where it is, in words; its address if that is known. */
  location?: string | undefined;
  /** Where it is; absent if only its town is known. */
  position?: Position | undefined;
  /** Set if only the position of its town is known. */
  isInTown?: true | undefined;
  /** Minutes by road from the cabins. */
  roadMinutes?: number | undefined;
  telephone?: string | undefined;
  hours?: string | undefined;
  /** The hours as `readOpen` reads them. */
  open?: string | undefined;
  /** Set if these hours were checked too long ago to be sure of. */
  isOld?: true | undefined;
  /** Months and ranges of months in which it makes sense. */
  months?: readonly string[] | undefined;
  town?: string | undefined;
  /** An activity's. */
  category?: string | undefined;
  /** Set for an event outdoors where no lamps are: those of towns light their own streets. */
  unlit?: true | undefined;
  /** What to know about the reservation. */
  reserveNote?: string | undefined;
  /** About how many minutes one stays. */
  takes?: number | undefined;
  /** A flood, a fire or works, and what they close. */
  closure?: string | undefined;
  /** In words. */
  price?: string | undefined;
  free?: true | undefined;
  /** Set if it has to be reserved. */
  reserve?: true | undefined;
  /** What to say of a reservation or a telephone number that is old (decision 48). */
  asOf?: { reserve?: string | undefined; telephone?: string | undefined } | undefined;
  closed?: readonly (typeof DAYS_CLOSED)[number][] | undefined;
  /** All days of an event that the calendar knows, from today on: none if it's over, absent if unknown. */
  days?: readonly EventDays[] | undefined;
}

/** The facts of what is saved, by its key; what the guide no longer has is missing. */
export type FactsByKey = ReadonlyMap<PlanKey, Omit<PlanFacts, 'key'>>;

/** What a saved thing is called, now or when it was saved. */
export function titleOf(item: PlanItem, fact: Pick<PlanFacts, 'title'> | undefined): string {
  return fact?.title ?? item.title ?? 'Something you saved';
}
