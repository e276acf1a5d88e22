import { type CivilDay, dayOf, dayParts, daysInMonth } from '../../model/day/civil-day.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import { readPlain } from '../../model/when/read-plain.ts';
import type { When } from '../../model/when/shapes/when.ts';
import { plainEvery } from '../../model/when/words/plain.ts';
import { type Stay, stayDays, stayNights } from './stay.ts';

/** What a season is about, in the order in which the page groups them. */
export const SEASON_KINDS = ['blooms', 'ripens', 'runs', 'flies', 'closes'] as const;

export type SeasonKind = (typeof SEASON_KINDS)[number];

/** The same days of every year, both included, such as "March 18" to "April 14"; over New Year, too. */
export interface YearlySpan {
  from: string;
  to: string;
}

export interface NamedSpan extends YearlySpan {
  name: string;
}

export interface Season extends YearlySpan {
  kind: SeasonKind;
  /** An emoji of its own, instead of its kind's. */
  icon?: string | undefined;
  title: string;
  text: string;
  link?: string | undefined;
}

export interface Holiday {
  name: string;
  /** The days whose nights count, in no other words than `readPlain` knows. */
  when: When;
}

/** A number for most of the year, and one for peak seasons and holidays. */
export interface UsualAndPeak {
  usual: number;
  peak: number;
}

/** What the owner says of the year in content/pages/seasons.yaml. */
export interface Seasons {
  peaks: readonly NamedSpan[];
  holidays: readonly Holiday[];
  minimumNights: UsualAndPeak;
  /** In months. */
  bookAhead: UsualAndPeak;
  seasons: readonly Season[];
}

/** The seasons that any day of the stay is in, in the owner's order. */
export function seasonsIn(seasons: readonly Season[], stay: Stay): Season[] {
  return seasons.filter((season) => stayDays(stay).some((day) => isWithinSpan(season, day)));
}

/** The seasons with any day in a month from 1 to 12. */
export function seasonsOfMonth(seasons: readonly Season[], month: number): Season[] {
  const first = dayOf(2024, month, 1);
  const days = Array.from({ length: daysInMonth(2024, month) }, (_, index) => first + index);
  return seasons.filter((season) => days.some((day) => isWithinSpan(season, day)));
}

/** The names of the peak seasons and holidays that any night of the stay is in. */
export function peaksIn({ peaks, holidays }: Seasons, stay: Stay): string[] {
  const nights = stayNights(stay);
  const last = stay.departure - 1;
  return [
    ...peaks.filter((peak) => nights.some((night) => isWithinSpan(peak, night))),
    ...holidays.filter(({ when }) => occurrences(readPlain(when), stay.arrival, last).length > 0),
  ].map(({ name }) => name);
}

/** The day that is so many months before the arrival, or the last of its month. */
export function bookBy(months: number, { arrival }: Stay): CivilDay {
  const { year, month, day } = dayParts(arrival);
  return dayOf(year, month - months, Math.min(day, daysInMonth(year, month - months)));
}

/** "March 18" as a number that sorts like the days of a year; undefined for any other text. */
export function dayOfYear(text: string): number | undefined {
  const { every } = plainEvery(text) ?? {};
  return every && 'day' in every ? every.month * 100 + every.day : undefined;
}

function isWithinSpan({ from, to }: YearlySpan, at: CivilDay): boolean {
  const { month, day } = dayParts(at);
  const [first = Number.NaN, last = Number.NaN] = [dayOfYear(from), dayOfYear(to)];
  const here = month * 100 + day;
  return first <= last ? first <= here && here <= last : first <= here || here <= last;
}
