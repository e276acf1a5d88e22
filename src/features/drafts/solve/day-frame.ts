import { type CivilDay, dayText } from '../../../model/day/civil-day.ts';
import { sunTimes } from '../../../model/day/sun.ts';
import type { Wish } from '../wish.ts';

/** When a day of a draft begins and ends, in minutes after midnight. */
export interface DayFrame {
  day: CivilDay;
  iso: string;
  start: number;
  /** Back at the base by then; on the last day, the end of the last visit. */
  end: number;
  rise: number;
  set: number;
  isLast: boolean;
}

const MORNING = 8 * 60 + 30;
const BEDTIME = 22 * 60;
const CHILDRENS_BEDTIME = 20 * 60 + 30;

/** Minutes of daylight to leave for the drive home after the last visit. */
const LIGHT_FOR_THE_ROAD = 60;

const MOST_DAYS = 7;

/** The wish's days from `today` on, up to the limit; the last ends with daylight left for the drive home. */
export function dayFrames(wish: Wish, today: CivilDay): DayFrame[] {
  const first = Math.max(wish.arrival, today);
  const last = Math.min(wish.departure, first + MOST_DAYS - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const day = first + at;
    const { rise, set } = sunTimes(day, wish.base);
    const isLast = day === wish.departure;
    return {
      day,
      iso: dayText(day),
      start: Math.max(
        day === wish.arrival ? wish.checkIn : MORNING,
        day === today ? (wish.now ?? 0) : 0,
      ),
      end: isLast ? set - LIGHT_FOR_THE_ROAD : wish.children ? CHILDRENS_BEDTIME : BEDTIME,
      rise,
      set,
      isLast,
    };
  });
}
