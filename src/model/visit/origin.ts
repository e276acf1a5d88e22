/** Who says so, if not the source of the whole visit, and the ISO date when it said so. */
export interface Origin {
  source?: string | undefined;
  checked?: string | undefined;
}

/** A fact, or a group of the fact with its own origin. */
export type Sourced<Fact> = Fact | ({ is: Fact } & Origin);
