import { type CivilDay, dayOf, dayParts, parseDay } from '../day/civil-day.ts';
import type { WrittenVisit } from './written-visit.ts';

/** Months until a fact is old. In the program: a published guide and its check must agree. */
export const MONTHS_UNTIL_OLD = {
  price: 12,
  /** Days that an organizer has announced. */
  dates: 9,
  hours: 12,
  /** Whether to reserve, and whether dogs may come. */
  rules: 12,
  /** A flood, a fire, a bridge that is out. */
  closure: 3,
  /** What stays as long as the place does. */
  place: 24,
} as const;

export type FactKind = keyof typeof MONTHS_UNTIL_OLD;

/** After how many months no visitor sees the day of the check: "ask before you go" is said instead. */
const MONTHS_UNTIL_UNSAID = 36;

/** The facts that age. All others, such as the coordinates, are those of the place itself. */
export const FACT_KINDS = {
  price: 'price',
  free: 'price',
  hours: 'hours',
  open: 'hours',
  closed: 'hours',
  reserve: 'rules',
  dogs: 'rules',
  closure: 'closure',
  days: 'dates',
  months: 'place',
  children: 'place',
  stepFree: 'place',
  telephone: 'place',
} as const satisfies Partial<Record<keyof WrittenVisit, FactKind>>;

export type AgingFact = keyof typeof FACT_KINDS;

/** The first day on which a fact of this kind, checked on the ISO date, is old. */
export function oldFrom(kind: FactKind, checked: string): CivilDay {
  return monthsAfter(checked, MONTHS_UNTIL_OLD[kind]);
}

/** True if a check on the ISO date is so long ago that its day isn't said any more. */
export function isUnsaid(checked: string, today: CivilDay): boolean {
  return today >= monthsAfter(checked, MONTHS_UNTIL_UNSAID);
}

/** The day after as many whole months, so that a check of November 2 still counts a year later. */
function monthsAfter(checked: string, months: number): CivilDay {
  const { year, month, day } = dayParts(parseDay(checked) ?? 0);
  return dayOf(year, month + months, day) + 1;
}
