/** Whether to reserve. */
export const RESERVE_LEVELS = ['required', 'advised', 'no'] as const;

/** Whether dogs, children or wheelchairs can come along. */
export const WELCOME_LEVELS = ['yes', 'no', 'limited'] as const;

export const DAYS_CLOSED = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** In which part of the day it is best. */
export const BEST_TIMES = ['morning', 'noon', 'afternoon', 'evening', 'night'] as const;

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

/** Who says so, if not the source of the whole visit, and the ISO date when it said so. */
export interface Origin {
  source?: string | undefined;
  checked?: string | undefined;
}

/** A fact, or a group of the fact with its own origin. */
export type Sourced<Fact> = Fact | ({ is: Fact } & Origin);
