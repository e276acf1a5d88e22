import { type CivilDay, dayOf, dayParts, weekday } from '../day/civil-day.ts';
import { easterIn } from '../when/words/easter.ts';
import { isWithin } from './open-on.ts';
import type { OpenRule, Season } from './open-rule.ts';

const THURSDAY = 4;

/** A rule for fewer days names those days, rather than a season. */
const FEW_DAYS = 8;

/** True for New Year's Day, Easter, Thanksgiving, December 24 and 25: usual hours may not hold. */
export function isHoliday(day: CivilDay): boolean {
  const { year, month, day: date } = dayParts(day);
  const easter = easterIn(year);
  if (month === easter.month && date === easter.day) return true;
  if (month === 11) return weekday(day) === THURSDAY && date >= 22 && date <= 28;
  return (month === 1 && date === 1) || (month === 12 && (date === 24 || date === 25));
}

/** True if the hours hold on the day; on a holiday, they must name it or follow the sun. */
export function isMeant(rules: readonly OpenRule[] | undefined, day: CivilDay): boolean {
  if (!isHoliday(day)) return true;
  const { month, day: date } = dayParts(day);
  const at = month * 100 + date;
  return (
    rules?.some(
      ({ seasons, hours }) =>
        hours.some(({ from, to }) => from === 'sunrise' && to === 'sunset') ||
        seasons.some((season) => isWithin(season, at) && daysIn(season) < FEW_DAYS),
    ) ?? false
  );
}

/** The number of days, without February 29. */
function daysIn({ from, to }: Season): number {
  const [first, last] = [from, to].map((day) => dayOf(2027, Math.floor(day / 100), day % 100));
  return (((last ?? 0) - (first ?? 0) + 365) % 365) + 1;
}
