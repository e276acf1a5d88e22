import { type CivilDay, dayParts, weekday } from '../day/civil-day.ts';
import type { SunTimes } from '../day/sun.ts';
import type { Hours, OpenRule, Season, Span } from './open-rule.ts';

/** The hours on a day with these sun times; empty if it's closed. */
export function openOn(rules: readonly OpenRule[], day: CivilDay, { rise, set }: SunTimes): Span[] {
  return hoursOn(rules, day)
    .map(({ from, to }) => ({
      from: from === 'sunrise' ? rise : from,
      to: to === 'sunset' ? set : to,
    }))
    .filter(({ from, to }) => from < to);
}

/** True if there are hours on the day. */
export function isOpenOn(rules: readonly OpenRule[], day: CivilDay): boolean {
  return hoursOn(rules, day).length > 0;
}

function hoursOn(rules: readonly OpenRule[], day: CivilDay): readonly Hours[] {
  return rules.findLast((rule) => isAbout(rule, day))?.hours ?? [];
}

function isAbout({ seasons, weekdays }: OpenRule, day: CivilDay): boolean {
  const { month, day: dayOfMonth } = dayParts(day);
  const isLast = dayParts(day + 7).month !== month;
  const isAny = (ranges: OpenRule['weekdays'], value: number) =>
    ranges.length === 0 ||
    ranges.some((range) => isWithin(range, value) && (isLast || !range.isLast));
  return isAny(seasons, month * 100 + dayOfMonth) && isAny(weekdays, weekday(day));
}

/** True if the value is between the two, inclusive, also across the year's or the week's end. */
export function isWithin({ from, to }: Season, value: number): boolean {
  return from <= to ? from <= value && value <= to : from <= value || value <= to;
}
