import type { z } from 'zod';
import { type CivilDay, dayOf, dayParts, daysInMonth } from '../../model/day/civil-day.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import { readPlain } from '../../model/when/read-plain.ts';
import { dayOfYear } from './season-form.ts';
import type { seasonsWordsSchema } from './seasons-words-schema.ts';
import { type Stay, stayDays, stayNights } from './stay.ts';

export type Seasons = z.infer<typeof seasonsWordsSchema>;

export type Season = Seasons['seasons'][number];

/** The seasons that overlap the stay, in the owner's order. */
export function seasonsIn(seasons: readonly Season[], stay: Stay): Season[] {
  return seasons.filter((season) => stayDays(stay).some((day) => isWithinSpan(season, day)));
}

/** The seasons that overlap a month from 1 to 12. */
export function seasonsOfMonth(seasons: readonly Season[], month: number): Season[] {
  const first = dayOf(2024, month, 1);
  const days = Array.from({ length: daysInMonth(2024, month) }, (_, index) => first + index);
  return seasons.filter((season) => days.some((day) => isWithinSpan(season, day)));
}

/** The names of the peak seasons and holidays that overlap the stay's nights. */
export function peaksIn({ peaks, holidays }: Seasons, stay: Stay): string[] {
  const nights = stayNights(stay);
  const last = stay.departure - 1;
  return [
    ...peaks.filter((peak) => nights.some((night) => isWithinSpan(peak, night))),
    ...holidays.filter(({ when }) => occurrences(readPlain(when), stay.arrival, last).length > 0),
  ].map(({ name }) => name);
}

/** The day this many months before the arrival, or the last day of that month if it's shorter. */
export function bookBy(months: number, { arrival }: Stay): CivilDay {
  const { year, month, day } = dayParts(arrival);
  return dayOf(year, month - months, Math.min(day, daysInMonth(year, month - months)));
}

function isWithinSpan({ from, to }: Pick<Season, 'from' | 'to'>, at: CivilDay): boolean {
  const { month, day } = dayParts(at);
  const [first = Number.NaN, last = Number.NaN] = [dayOfYear(from), dayOfYear(to)];
  const here = month * 100 + day;
  return first <= last ? first <= here && here <= last : first <= here || here <= last;
}
