import type { CivilDay } from '../../model/day/civil-day.ts';
import type { Position } from '../../model/distance.ts';
import type { PlanKey } from '../saving/plan-key.ts';
import type { DraftPlace } from './draft-place.ts';

export type Sky = 'fair' | 'rain' | 'heat';

export interface Base extends Position {
  town: string;
}

/** A visitor's wish; the same wish always gives the same draft. */
export interface Wish {
  arrival: CivilDay;
  departure: CivilDay;
  base: Base;
  children?: boolean;
  dog?: boolean;
  stepFree?: boolean;
  sky: Sky;
  /** Maximum minutes on the road per day; `mostDriving` may allow fewer. */
  drive: number;
  /** When the first day begins, in minutes after midnight: check-in, or later. */
  checkIn: number;
  /** Minutes after midnight; nothing begins earlier today. */
  now?: number;
  /** What has to be on a day, if the rules allow it. */
  kept?: readonly { day: CivilDay; key: PlanKey }[];
  out?: readonly PlanKey[];
  /** Maximum stops per day, where the visitor has removed some. */
  most?: Readonly<Record<CivilDay, number>>;
  /** How many better drafts of a day the visitor has rejected. */
  turns?: Readonly<Record<CivilDay, number>>;
}

export type WishedDays = Pick<Wish, 'arrival' | 'departure'>;

/** The most minutes on the road per day that a draft asks of anyone. */
export function mostDriving({ children }: Pick<Wish, 'children'>): number {
  return children ? 90 : 150;
}

export interface DraftStop {
  place: DraftPlace;
  /** Minutes after midnight. */
  from: number;
  to: number;
  /** Minutes by road from the previous stop or the base. */
  road: number;
  /** Set if the day's hours are unknown. */
  callFirst?: true | undefined;
  /** Set if the event's dates aren't announced yet. */
  usual?: true | undefined;
}

/** A day of a draft, perhaps still without its swap. */
export interface DraftedDay {
  day: CivilDay;
  stops: readonly DraftStop[];
  /** The day's indoor version; empty if there is none, or the day is indoors already. */
  swap?: readonly DraftStop[] | undefined;
  /** Minutes on the road, including the way back. */
  driving: number;
  isShort: boolean;
  hasAnother: boolean;
}

export interface DraftDay extends DraftedDay {
  swap: readonly DraftStop[];
}

/** What a wish costs: the places that dropping it would add. */
export interface WishCost {
  wish: 'drive' | 'dog' | 'stepFree' | 'rain' | 'base';
  /** Additional minutes on the road, for `drive`. */
  minutes: number;
  places: number;
  base?: Base | undefined;
}

/** A draft in progress: days come first, then their swaps, then what the wish costs. */
export interface DraftSoFar {
  days: readonly DraftedDay[];
  cost?: WishCost | undefined;
}

export interface Draft extends DraftSoFar {
  days: readonly DraftDay[];
}
