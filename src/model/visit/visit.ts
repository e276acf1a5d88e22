import type { Coordinates } from './coordinates.ts';

/** Whether to reserve. */
export const RESERVE_LEVELS = ['required', 'advised', 'no'] as const;

/** Whether dogs, children or wheelchairs can come along. */
export const WELCOME_LEVELS = ['yes', 'no', 'limited'] as const;

export const DAYS_CLOSED = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** One of the levels, or a level with a note on it. */
export type Answer<Level extends string> = Level | { level: Level; note: string };

type Reserve = Answer<(typeof RESERVE_LEVELS)[number]>;
type Welcome = Answer<(typeof WELCOME_LEVELS)[number]>;

/**
 * Practical facts for a visit (decision 29), as the owner writes them: each optional, none guessed.
 * Named after schema.org where it has a name. Plain JSON, so a database stores it as it is.
 */
export interface Visit extends Coordinates {
  town?: string | undefined;
  address?: string | undefined;
  /** As written; `dialedNumber` makes a number to dial of it. */
  telephone?: string | undefined;
  /** Minutes by road from the cabins. */
  roadMinutes?: number | undefined;
  /** The official site. */
  url?: string | undefined;
  /** In words. */
  price?: string | undefined;
  free?: boolean | undefined;
  /** In words. */
  hours?: string | undefined;
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
  /** The ISO date of the source, not of reading it. */
  verified?: string | undefined;
  source?: string | undefined;
}
