import type { CivilDay } from '../day/civil-day.ts';
import { spanText } from './occurrence-text.ts';

/** The days of one occurrence, both included. */
export interface Days {
  start: CivilDay;
  end: CivilDay;
  /** True if the organizer hasn't announced them. */
  usual?: boolean | undefined;
}

/**
 * The days as a card names them: "Sat, Dec 5", "Fri, Nov 27 – Fri, Jan 1, 2027", "Usually Sat, Dec
 * 5", "Today", "Today, until Fri, Jan 1, 2027", and "Over: Sat, Dec 5" on a page from another day
 * (decisions 27 and 36).
 */
export function daysLabel({ start, end, usual }: Days, today: CivilDay): string {
  const span = spanText({ start, end }, today);
  if (end < today) return `Over: ${span}`;
  if (usual) return `Usually ${span}`;
  if (start > today) return span;
  return end > today ? `Today, until ${spanText({ start: end, end }, today)}` : 'Today';
}
