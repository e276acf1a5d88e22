import { type CivilDay, dayOf, dayParts } from '../../model/day/civil-day.ts';

/** Easter Sunday of today's year, or of the next one if it's over. */
export function nextEaster(today: CivilDay): CivilDay {
  const { year } = dayParts(today);
  const easter = easterOf(year);
  return easter < today ? easterOf(year + 1) : easter;
}

/** By Gauss, as long as the rules stay: from 1900 to 2099. */
function easterOf(year: number): CivilDay {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const isLate = moon + sunday === 35 || (moon === 28 && sunday === 6 && year % 19 > 10);
  return dayOf(year, 3, 22) + moon + sunday - (isLate ? 7 : 0);
}
