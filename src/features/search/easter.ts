import { type CivilDay, dayOf, dayParts } from '../../model/day/civil-day.ts';
import { easterIn } from '../../model/when/words/easter.ts';

/** Easter Sunday of today's year, or of the next one if it's over. */
export function nextEaster(today: CivilDay): CivilDay {
  const { year } = dayParts(today);
  const easter = easterOf(year);
  return easter < today ? easterOf(year + 1) : easter;
}

function easterOf(year: number): CivilDay {
  const { month, day } = easterIn(year);
  return dayOf(year, month, day);
}
