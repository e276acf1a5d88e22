import { type CivilDay, dayOf, dayParts, parseDay } from '../day/civil-day.ts';
import type { WrittenVisit } from './written-visit.ts';

/** Not a setting, as a published guide and its check must agree. */
export const MONTHS_UNTIL_OLD = {
  price: 12,
  dates: 9,
  hours: 12,
  /** Reservations, and whether dogs may come. */
  rules: 12,
  /** A flood, a fire, a bridge that is out. */
  closure: 3,
  place: 24,
} as const;

export type FactKind = keyof typeof MONTHS_UNTIL_OLD;

/** After so many months, pages no longer show the day of the check, but "ask before you go". */
const MONTHS_UNTIL_UNSAID = 36;

/** Facts that age. The others, such as coordinates, don't. */
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

/** The first day on which a fact of this kind, checked on that ISO date, is old. */
export function oldFrom(kind: FactKind, checked: string): CivilDay {
  return monthsAfter(checked, MONTHS_UNTIL_OLD[kind]);
}

/** True if the check on that ISO date is too old for its day to be shown. */
export function isUnsaid(checked: string, today: CivilDay): boolean {
  return today >= monthsAfter(checked, MONTHS_UNTIL_UNSAID);
}

/** One day more, so that a check on November 2 still counts on the same day a year later. */
function monthsAfter(checked: string, months: number): CivilDay {
  const { year, month, day } = dayParts(parseDay(checked) ?? 0);
  return dayOf(year, month + months, day) + 1;
}
