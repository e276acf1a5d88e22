import type { Position } from '../../model/distance.ts';
import type { Thumb } from '../../model/image/image.ts';
import type { DAYS_CLOSED } from '../../model/visit/visit-values.ts';
import type { EventDays } from '../events/event.ts';
import type { PlanItem } from '../saving/plan.ts';
import type { PlanKey } from '../saving/plan-key.ts';

export interface PlanFacts extends Thumb {
  key: PlanKey;
  title: string;
  path: string;
  /** The address if known, otherwise the place in words. */
  location?: string | undefined;
  /** Absent if only its town is known. */
  position?: Position | undefined;
  /** Set if nobody knows where exactly it is. */
  isVague?: true | undefined;
  roadMinutes?: number | undefined;
  telephone?: string | undefined;
  hours?: string | undefined;
  /** In the format that `readOpen` parses. */
  open?: string | undefined;
  /** Set if these hours were checked too long ago to rely on. */
  isOld?: true | undefined;
  /** Its season, as months and ranges of months. */
  months?: readonly string[] | undefined;
  town?: string | undefined;
  category?: string | undefined;
  /** Set for outdoor events without lighting; town events are lit. */
  unlit?: true | undefined;
  reserveNote?: string | undefined;
  /** Typical length of a visit, in minutes. */
  takes?: number | undefined;
  closure?: string | undefined;
  price?: string | undefined;
  free?: true | undefined;
  reserve?: true | undefined;
  /** Caveats about an outdated reservation rule or phone number (decision 48). */
  asOf?: { reserve?: string | undefined; telephone?: string | undefined } | undefined;
  closed?: readonly (typeof DAYS_CLOSED)[number][] | undefined;
  /** An event's calendar days from today on: empty if it's over, absent if unknown. */
  days?: readonly EventDays[] | undefined;
}

/** The facts of saved things by key, without those the guide no longer has. */
export type FactsByKey = ReadonlyMap<PlanKey, Omit<PlanFacts, 'key'>>;

/** The current title of a saved thing, or else the one it was saved with. */
export function titleOf(item: PlanItem, fact: Pick<PlanFacts, 'title'> | undefined): string {
  return fact?.title ?? item.title ?? 'Something you saved';
}
