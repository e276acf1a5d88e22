import type { Position } from '../../model/distance.ts';
import type { Thumb } from '../../model/image/image.ts';
import type { BEST_TIMES, MEALS } from '../../model/visit/visit-values.ts';
import type { EventDays } from '../events/event.ts';
import type { PlanKey } from '../saving/plan-key.ts';

export const DRAFTS_ADDRESS = '/api/drafts';

/** The best time of day; `night` means after dark. */
export type BestTime = (typeof BEST_TIMES)[number];

export type Meal = (typeof MEALS)[number];

/** An activity or event that drafts may use: one with a known duration and position. */
export interface DraftPlace extends Position, Thumb {
  key: PlanKey;
  title: string;
  path: string;
  town?: string | undefined;
  /** Minutes by road from the center of its town. */
  fromTown: number;
  category: string;
  /** Typical length of a visit, in minutes. */
  takes: number;
  /** In the format that `readOpen` parses; absent if unknown. */
  open?: string | undefined;
  /** Set if these hours were checked too long ago to rely on. */
  isOld?: true | undefined;
  hours?: string | undefined;
  /** For tours: their start times, and the ISO date until which those are known. */
  tours?: { begin: readonly string[]; until?: string | undefined } | undefined;
  /** Weekdays, from 0 for Sunday. */
  closed?: readonly number[] | undefined;
  months?: readonly string[] | undefined;
  best?: readonly BestTime[] | undefined;
  meal?: readonly Meal[] | undefined;
  reserve?: 'required' | 'advised' | undefined;
  reserveNote?: string | undefined;
  url?: string | undefined;
  telephone?: string | undefined;
  /** Absent if no source says. */
  dogs?: Welcome | undefined;
  children?: Welcome | undefined;
  stepFree?: Welcome | undefined;
  indoors?: boolean | undefined;
  free?: true | undefined;
  /** Set if it's outdoors, free and without reservation, so that no door can be closed. */
  openAir?: true | undefined;
  featured?: true | undefined;
  days?: readonly EventDays[] | undefined;
  /** Caveats about an outdated reservation rule, dog policy or accessibility. */
  asOf?: { reserve?: string | undefined; dogs?: string | undefined; stepFree?: string | undefined };
}

export type Welcome = 'yes' | 'no' | 'limited';
