import { MONTHS, WEEKDAYS } from '../day/calendar-names.ts';
import { mostDaysInMonth } from '../day/civil-day.ts';
import type { Hours, OpenRule, Season, WeekdayRange } from './open-rule.ts';

const SHORT_WEEKDAYS = WEEKDAYS.map((name) => name.slice(0, 2));
const SHORT_MONTHS = MONTHS.map((name) => name.slice(0, 3));
const ALL_DAY: Hours = { from: 0, to: 24 * 60 };

type ReadOpen =
  | { rules: readonly OpenRule[]; problem?: never }
  | { problem: string; rules?: never };

/**
 * Reads a subset of OpenStreetMap's opening_hours: rules between semicolons, each `[season]
 * [weekdays] hours`: `Mar-Oct`, `Mo-Fr,Su`, `Tu[-1]` (the last of the month), `09:00-17:00`,
 * `sunrise-sunset`, `off` or `24/7`. A later rule replaces earlier ones on its days.
 */
export function readOpen(text: string): ReadOpen {
  const rules: OpenRule[] = [];
  for (const part of text.split(';')) {
    const rule = readRule(part.trim());
    if (rule === undefined)
      return {
        problem: `cannot be read at "${part.trim()}"; write it like Mar-Oct Mo-Fr 09:00-17:00; Dec 25 off`,
      };
    rules.push(rule);
  }
  return { rules };
}

const RULE =
  /^(?<season>[A-Z][a-z]{2}\b(?:[A-Za-z\d ,-]*?))??(?: ?(?<days>(?:Mo|Tu|We|Th|Fr|Sa|Su)\b[A-Za-z,\-[\]1]*))? ?(?<written>off|24\/7|(?:\d\d:|sunrise-)[a-z\d:,-]*)$/u;

function readRule(text: string): OpenRule | undefined {
  const { season, days, written = '' } = RULE.exec(text)?.groups ?? {};
  const seasons = listOf(season?.trim(), readSeason);
  const weekdays = listOf(days, readWeekdays);
  const hours =
    written === 'off' ? [] : written === '24/7' ? [ALL_DAY] : listOf(written, readHours);
  return written === '' || !seasons || !weekdays || !hours
    ? undefined
    : { seasons, weekdays, hours };
}

/** All parts between commas; undefined if any can't be read, and empty without text. */
function listOf<Part>(text: string | undefined, read: (part: string) => Part | undefined) {
  if (text === undefined || text === '') return [];
  const parts = text.split(',').map((part) => read(part.trim()));
  return parts.some((part) => part === undefined) ? undefined : (parts as Part[]);
}

function readSeason(text: string): Season | undefined {
  const [first = '', last = first, ...others] = text.split('-');
  const isDays = /\d/.test(first);
  if (others.length > 0) return undefined;
  const from = dayOfYear(first, 1);
  const named = isDays && /^\d+$/.test(last) ? `${first.slice(0, 3)} ${last}` : last;
  const to = isDays === /\d/.test(last) ? dayOfYear(named, undefined) : undefined;
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** `Dec 25`, or `Dec` with the default day; the last of the month without one. */
function dayOfYear(text: string, without: number | undefined): number | undefined {
  const [, name = '', written] = /^([A-Z][a-z]{2})(?: (\d{1,2}))?$/u.exec(text) ?? [];
  const month = SHORT_MONTHS.indexOf(name) + 1;
  const last = month === 0 ? 0 : mostDaysInMonth(month);
  const day = written === undefined ? (without ?? last) : Number(written);
  return month === 0 || day < 1 || day > last ? undefined : month * 100 + day;
}

function readWeekdays(text: string): WeekdayRange | undefined {
  const ofMonth = SHORT_WEEKDAYS.findIndex((name) => text === `${name}[-1]`);
  if (ofMonth >= 0) return { from: ofMonth, to: ofMonth, isLast: true };
  const [first = '', last = first, ...others] = text.split('-');
  const [from, to] = [SHORT_WEEKDAYS.indexOf(first), SHORT_WEEKDAYS.indexOf(last)];
  return from < 0 || to < 0 || others.length > 0 ? undefined : { from, to };
}

function readHours(text: string): Hours | undefined {
  const [, opening, closing] = /^(\d\d:\d\d|sunrise)-(\d\d:\d\d|sunset)$/u.exec(text) ?? [];
  const from = opening === 'sunrise' ? opening : minutesOf(opening);
  const to = closing === 'sunset' ? closing : minutesOf(closing);
  if (from === undefined || to === undefined || from === to || from === 24 * 60) return undefined;
  const isOverMidnight = from !== 'sunrise' && to !== 'sunset' && to < from;
  return { from, to: isOverMidnight ? to + 24 * 60 : to };
}

function minutesOf(time = ''): number | undefined {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return minutes < 60 && hours * 60 + minutes <= 24 * 60 ? hours * 60 + minutes : undefined;
}
