import type {
  BEST_TIMES,
  DAYS_CLOSED,
  MEALS,
  RESERVE_LEVELS,
  WELCOME_LEVELS,
} from './visit-values.ts';
import type { WrittenVisit } from './written-visit.ts';

/** A level, or a level with a note. */
export type Answer<Level extends string> = Level | { level: Level; note?: string | undefined };

/** The level, without its note. */
export function levelOf<Level extends string>(answer: Answer<Level> | undefined) {
  return typeof answer === 'object' ? answer.level : answer;
}

type Welcome = Answer<(typeof WELCOME_LEVELS)[number]>;

/** What drafts of days are made of, with the hours even if they're old. */
export interface Planning {
  open?: string | undefined;
  closed?: readonly (typeof DAYS_CLOSED)[number][] | undefined;
  best?: readonly (typeof BEST_TIMES)[number][] | undefined;
  meal?: readonly (typeof MEALS)[number][] | undefined;
  townMinutes?: number | undefined;
}

type Facts = { [Name in keyof WrittenVisit]: Exclude<WrittenVisit[Name], { is: unknown }> };

/** Facts (decision 29) as stated on a day; `verified` and `source` are the oldest fact's. */
export interface Visit extends Omit<Facts, 'days' | 'best' | 'meal' | 'townMinutes' | 'sources'> {
  reserve?: Answer<(typeof RESERVE_LEVELS)[number]> | undefined;
  dogs?: Welcome | undefined;
  children?: Welcome | undefined;
  stepFree?: Welcome | undefined;
  /** Not sent to pages. */
  planning?: Planning | undefined;
  /** What to say about old facts that have no words of their own (decision 48). */
  asOf?: Partial<Record<string, string>> | undefined;
  /** Set if a fact is old, or of unknown age. */
  isUnchecked?: true | undefined;
  /** Set if the oldest check is too old for its day to be shown. */
  isUnsaid?: true | undefined;
}
