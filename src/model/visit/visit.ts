import type {
  BEST_TIMES,
  DAYS_CLOSED,
  MEALS,
  RESERVE_LEVELS,
  WELCOME_LEVELS,
} from './visit-values.ts';
import type { WrittenVisit } from './written-visit.ts';

/** One of the levels, or a level with a note on it. */
export type Answer<Level extends string> = Level | { level: Level; note?: string | undefined };

/** The level, without its note. */
export function levelOf<Level extends string>(answer: Answer<Level> | undefined) {
  return typeof answer === 'object' ? answer.level : answer;
}

type Welcome = Answer<(typeof WELCOME_LEVELS)[number]>;

/** What drafts of days are made of; the hours whatever their age. */
export interface Planning {
  open?: string | undefined;
  closed?: readonly (typeof DAYS_CLOSED)[number][] | undefined;
  best?: readonly (typeof BEST_TIMES)[number][] | undefined;
  meal?: readonly (typeof MEALS)[number][] | undefined;
  /** Minutes by road from its town. */
  townMinutes?: number | undefined;
}

/** The facts as they are written, each without its source. */
type Facts = { [Name in keyof WrittenVisit]: Exclude<WrittenVisit[Name], { is: unknown }> };

/**
 * Practical facts (decision 29) as stated on a day, each optional, named after schema.org. Hours by
 * weekday are absent once they are old; `verified` and `source` are those of the oldest fact.
 */
export interface Visit extends Omit<Facts, 'days' | 'best' | 'meal' | 'townMinutes' | 'sources'> {
  reserve?: Answer<(typeof RESERVE_LEVELS)[number]> | undefined;
  dogs?: Welcome | undefined;
  children?: Welcome | undefined;
  stepFree?: Welcome | undefined;
  /** What drafts of days are made of; no page is sent it. */
  planning?: Planning | undefined;
  /** What to say of facts that are old and have no words of their own (decision 48). */
  asOf?: Partial<Record<string, string>> | undefined;
  /** Set if a fact is old, or nobody knows how old it is. */
  isUnchecked?: true | undefined;
  /** Set if the oldest check is so long ago that its day isn't said. */
  isUnsaid?: true | undefined;
}
