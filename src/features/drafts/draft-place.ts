import type { Position } from '../../model/distance.ts';
import type { ImageFocus } from '../../model/image/image.ts';
import type { BEST_TIMES, MEALS } from '../../model/visit/visit-values.ts';
import type { EventDays } from '../events/upcoming-events.ts';
import type { PlanKey } from '../saving/plan-key.ts';

/** Where the API sends what drafts of days are made of. */
export const DRAFTS_ADDRESS = '/api/drafts';

/** In which part of the day it is best; `night` is for the dark, too. */
export type BestTime = (typeof BEST_TIMES)[number];

export type Meal = (typeof MEALS)[number];

/** An activity or event that drafts may have: one that says how long it takes, and where it is. */
export interface DraftPlace extends Position {
  key: PlanKey;
  title: string;
  /** The path of its page. */
  path: string;
  imageUrl?: string | undefined;
  focus?: ImageFocus | undefined;
  town?: string | undefined;
  /** Minutes by road from the middle of its town. */
  fromTown: number;
  category: string;
  /** About how many minutes one stays. */
  takes: number;
  /** The hours as `readOpen` reads them; absent if nobody knows them. */
  open?: string | undefined;
  /** Set if these hours were checked too long ago to be sure of. */
  isOld?: true | undefined;
  /** In words. */
  hours?: string | undefined;
  /** Set if one comes for tours: when they begin, and the ISO date until which that is known. */
  tours?: { begin: readonly string[]; until?: string | undefined } | undefined;
  /** The weekdays on which it's closed, from 0 for Sunday. */
  closed?: readonly number[] | undefined;
  months?: readonly string[] | undefined;
  best?: readonly BestTime[] | undefined;
  meal?: readonly Meal[] | undefined;
  reserve?: 'required' | 'advised' | undefined;
  reserveNote?: string | undefined;
  /** The official site, where one reserves. */
  url?: string | undefined;
  telephone?: string | undefined;
  /** Whether dogs, children and wheelchairs can come; absent if no source says so. */
  dogs?: Welcome | undefined;
  children?: Welcome | undefined;
  stepFree?: Welcome | undefined;
  indoors?: boolean | undefined;
  free?: true | undefined;
  /** Set if it's in the open, costs nothing and isn't reserved, so that no door may be closed. */
  openAir?: true | undefined;
  featured?: true | undefined;
  /** The days of an event, those of the next 18 months; absent for an activity. */
  days?: readonly EventDays[] | undefined;
  /** What to say of a reservation, dogs or steps that were checked long ago. */
  asOf?: { reserve?: string | undefined; dogs?: string | undefined; stepFree?: string | undefined };
}

export type Welcome = 'yes' | 'no' | 'limited';
