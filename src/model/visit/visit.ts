import type { Coordinates } from './coordinates.ts';

/** Whether to reserve. */
export const RESERVE_LEVELS = ['required', 'advised', 'no'] as const;

/** Whether dogs, children or wheelchairs can come along. */
export const WELCOME_LEVELS = ['yes', 'no', 'limited'] as const;

export const DAYS_CLOSED = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** One of the levels, or a level with a note on it. */
export type Answer<Level extends string> = Level | { level: Level; note?: string | undefined };

/** The level, without its note. */
export function levelOf<Level extends string>(answer: Answer<Level> | undefined) {
  return typeof answer === 'object' ? answer.level : answer;
}

type Reserve = Answer<(typeof RESERVE_LEVELS)[number]>;
type Welcome = Answer<(typeof WELCOME_LEVELS)[number]>;

/** In which part of the day it is best. */
export const BEST_TIMES = ['morning', 'noon', 'afternoon', 'evening', 'night'] as const;

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

/** What drafts of days are made of; the hours whatever their age. */
export interface Planning {
  open?: string | undefined;
  closed?: readonly (typeof DAYS_CLOSED)[number][] | undefined;
  best?: readonly (typeof BEST_TIMES)[number][] | undefined;
  meal?: readonly (typeof MEALS)[number][] | undefined;
  /** Minutes by road from its town. */
  townMinutes?: number | undefined;
}

/** Practical facts (decision 29) as stated on a day, each optional, named after schema.org. */
export interface Visit extends Coordinates {
  town?: string | undefined;
  address?: string | undefined;
  /** As written; `dialedNumber` makes a number to dial of it. */
  telephone?: string | undefined;
  /** Minutes by road from the cabins. */
  roadMinutes?: number | undefined;
  url?: string | undefined;
  price?: string | undefined;
  free?: boolean | undefined;
  hours?: string | undefined;
  /** The hours as `readOpen` reads them; absent once they are old. */
  open?: string | undefined;
  closed?: (typeof DAYS_CLOSED)[number][] | undefined;
  /** When it makes sense: months and ranges of months, which `readMonths` reads. */
  months?: string | string[] | undefined;
  reserve?: Reserve | undefined;
  dogs?: Welcome | undefined;
  children?: Welcome | undefined;
  stepFree?: Welcome | undefined;
  indoors?: boolean | undefined;
  /** Where to look up the level of the water. */
  water?: string | undefined;
  /** A flood, a fire or works, and what they close. */
  closure?: string | undefined;
  /** About how many minutes one stays. */
  takes?: number | undefined;
  /** What drafts of days are made of; no page is sent it. */
  planning?: Planning | undefined;
  /** The ISO date of the source, not of reading it: of the oldest of the facts. */
  verified?: string | undefined;
  source?: string | undefined;
  /** What to say of facts that are old and have no words of their own (decision 48). */
  asOf?: Partial<Record<string, string>> | undefined;
  /** Set if a fact is old, or nobody knows how old it is. */
  isUnchecked?: true | undefined;
  /** Set if the oldest check is so long ago that its day isn't said. */
  isUnsaid?: true | undefined;
}
