export const RESERVE_LEVELS = ['required', 'advised', 'no'] as const;

/** Whether dogs or children are welcome, and whether it's accessible without steps. */
export const WELCOME_LEVELS = ['yes', 'no', 'limited'] as const;

export const DAYS_CLOSED = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export const BEST_TIMES = ['morning', 'noon', 'afternoon', 'evening', 'night'] as const;

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

/** The source of a single fact, if it isn't the visit's, and the ISO date of its check. */
export interface Origin {
  source?: string | undefined;
  checked?: string | undefined;
}

export type Sourced<Fact> = Fact | ({ is: Fact } & Origin);
