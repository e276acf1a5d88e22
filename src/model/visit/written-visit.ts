import type { Answer, BEST_TIMES, MEALS, Visit } from './visit.ts';

/** Who says so, if not the source of the whole visit, and the ISO date when it said so. */
export interface Origin {
  source?: string | undefined;
  checked?: string | undefined;
}

/** Where a text has some of its facts from. */
export interface FactSource {
  /** What the source says, such as "Fees and hours". */
  of: string;
  source: string;
  /** The ISO date of the source, not of reading it; absent if nobody knows. */
  checked?: string | undefined;
}

/** A fact, or a group of the fact with its own origin. */
export type Sourced<Fact> = Fact | ({ is: Fact } & Origin);

type SourcedAnswer<Given> =
  Given extends Answer<infer Level>
    ? Level | ({ level: Level; note?: string | undefined } & Origin)
    : undefined;

type OneOrMore<Value> = Value | Value[];

/** What says something that ages, and how it is written if it has an origin of its own. */
interface WrittenFacts {
  price?: Sourced<string> | undefined;
  free?: Sourced<boolean> | undefined;
  /** In words; next to `open`, what its hours don't say. */
  hours?: Sourced<string> | undefined;
  closed?: Sourced<NonNullable<Visit['closed']>> | undefined;
  months?: Sourced<NonNullable<Visit['months']>> | undefined;
  telephone?: Sourced<string> | undefined;
  reserve?: SourcedAnswer<NonNullable<Visit['reserve']>> | undefined;
  dogs?: SourcedAnswer<NonNullable<Visit['dogs']>> | undefined;
  children?: SourcedAnswer<NonNullable<Visit['children']>> | undefined;
  stepFree?: SourcedAnswer<NonNullable<Visit['stepFree']>> | undefined;
}

/** Practical facts as the owner writes them (decisions 29 and 48), in plain JSON. */
export interface WrittenVisit
  extends Omit<
      Visit,
      keyof WrittenFacts | 'open' | 'closure' | 'planning' | 'asOf' | 'isUnsaid' | 'isUnchecked'
    >,
    WrittenFacts {
  /** The hours by weekday and season, in the subset of opening_hours that `readOpen` reads. */
  open?: Sourced<string> | undefined;
  /** A flood, a fire or works, and what they close. */
  closure?: Sourced<string> | undefined;
  /** Who announced the days of an event; the days themselves are in `when`. */
  days?: Origin | undefined;
  /** About how many minutes one stays. */
  takes?: number | undefined;
  best?: OneOrMore<(typeof BEST_TIMES)[number]> | undefined;
  meal?: OneOrMore<(typeof MEALS)[number]> | undefined;
  /** Of a post: where its facts come from. */
  sources?: FactSource[] | undefined;
  /** Minutes by road from its town. */
  townMinutes?: number | undefined;
}
