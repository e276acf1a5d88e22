import type { CivilDay } from '../../model/day/civil-day.ts';
import type { Position } from '../../model/distance.ts';
import type { PlanKey } from '../saving/plan-key.ts';
import type { DraftPlace } from './draft-place.ts';

/** The sky that visitors expect. */
export type Sky = 'fair' | 'rain' | 'heat';

/** Where the days begin and end: the cabins, or a town. */
export interface Base extends Position {
  town: string;
}

/** What a visitor wants; the same wish gives the same draft. */
export interface Wish {
  arrival: CivilDay;
  departure: CivilDay;
  base: Base;
  children?: boolean;
  dog?: boolean;
  /** No steps on the way. */
  stepFree?: boolean;
  sky: Sky;
  /** The most minutes on the road in a day that the visitor wants; `mostDriving` may allow fewer. */
  drive: number;
  /** Minutes after midnight when the first day begins: check-in, or later. */
  checkIn: number;
  /** Minutes after midnight before which nothing begins today. */
  now?: number;
  /** What has to be on a day, if the rules allow it. */
  kept?: readonly { day: CivilDay; key: PlanKey }[];
  /** What the visitor doesn't want. */
  out?: readonly PlanKey[];
  /** How many stops a day has at most, where the visitor has taken some out. */
  most?: Readonly<Record<CivilDay, number>>;
  /** How many better drafts of a day have been turned down. */
  turns?: Readonly<Record<CivilDay, number>>;
}

/** The days of a wish, whatever else it says. */
export type WishedDays = Pick<Wish, 'arrival' | 'departure'>;

/** Minutes on the road in a day that nobody should be asked for more of. */
export function mostDriving({ children }: Pick<Wish, 'children'>): number {
  return children ? 90 : 150;
}

/** A visit on a day of a draft. */
export interface DraftStop {
  place: DraftPlace;
  /** Minutes after midnight. */
  from: number;
  to: number;
  /** Minutes by road from the stop before, or from the base. */
  road: number;
  /** Set if nobody knows the hours of that day. */
  callFirst?: true | undefined;
  /** Set if the event's days aren't announced yet. */
  usual?: true | undefined;
}

/** A day of a draft whose swap may not be known yet. */
export interface DraftedDay {
  day: CivilDay;
  stops: readonly DraftStop[];
  /** The same day indoors; empty if there's nothing, or if it's indoors already. */
  swap?: readonly DraftStop[] | undefined;
  /** Minutes on the road, the way back included. */
  driving: number;
  /** Set if so little fits that the day is a short one. */
  isShort: boolean;
  /** Set if there is another draft of it. */
  hasAnother: boolean;
}

export interface DraftDay extends DraftedDay {
  swap: readonly DraftStop[];
}

/** What a wish costs: what could be had without it. */
export interface WishCost {
  wish: 'drive' | 'dog' | 'stepFree' | 'rain' | 'base';
  /** More minutes on the road, if it's `drive`. */
  minutes: number;
  /** How many more places could be had. */
  places: number;
  /** From where, if it's `base`. */
  base?: Base | undefined;
}

/** A draft on its way: days come first, then their swaps, and last what the wish costs. */
export interface DraftSoFar {
  days: readonly DraftedDay[];
  /** The wish that costs most, if some day is short. */
  cost?: WishCost | undefined;
}

export interface Draft extends DraftSoFar {
  days: readonly DraftDay[];
}
