import { type CivilDay, dayText } from '../day/civil-day.ts';
import { daysInWords } from '../day/days-in-words.ts';
import { occurrences } from './occurrences.ts';
import type { Occurrence, Schedule } from './shapes/schedule.ts';

const DAYS_IN_YEAR = 366;

/** Enough for a rule for February 29 or for few months. */
const MOST_YEARS = 9;

/** The next `count` times from today on, in words: "Saturday, December 5, 2026, 6 PM to 9 PM". */
export function nextDaysInWords(schedule: Schedule, today: CivilDay, count: number): string[] {
  for (let years = 1; ; years += 1) {
    const found = occurrences(schedule, today, today + years * DAYS_IN_YEAR);
    if (found.length >= count || years === MOST_YEARS) return found.slice(0, count).map(inWords);
  }
}

function inWords({ start, end, starts, ends, usual, change }: Occurrence): string {
  const words = daysInWords({ startDate: dayText(start), endDate: dayText(end), starts, ends });
  const state = change?.is ?? (usual ? 'usual' : '');
  return state ? `${words} (${state})` : words;
}
