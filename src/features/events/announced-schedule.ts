import { parseDay } from '../../model/day/civil-day.ts';
import { readWhen } from '../../model/when/read-when.ts';
import type { Schedule } from '../../model/when/shapes/schedule.ts';
import type { When } from '../../model/when/shapes/when.ts';

interface WrittenDays {
  when?: When | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** The days as first announced, ignoring any change; undefined if they are only text. */
export function announcedSchedule({ when, startDate, endDate }: WrittenDays): Schedule | undefined {
  if (when !== undefined) return readWhen(when);
  const [from = endDate, to = startDate] = [startDate, endDate];
  if (from === undefined || to === undefined) return undefined;
  const isReadable = parseDay(from) !== undefined && parseDay(to) !== undefined;
  return isReadable ? readWhen({ from, to }) : undefined;
}
