import { dayName } from '../../model/day/day-in-words.ts';
import { isDayNumber } from '../saving/plan.ts';

/** "Saturday, March 20", or "Day 1" for a day without a date. */
export function planDayName(day: string): string {
  return isDayNumber(day) ? `Day ${day}` : dayName(day);
}
