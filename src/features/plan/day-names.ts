import { dayName } from '../../model/day/day-in-words.ts';
import { isDayNumber } from '../saving/plan.ts';

/** What a plan calls its day: "Saturday, March 20", or "Day 1" while it has no date. */
export function planDayName(day: string): string {
  return isDayNumber(day) ? `Day ${day}` : dayName(day);
}
