import type { DayContent } from '../../model/content/day-content.ts';
import { dayOf, dayParts } from '../../model/day/civil-day.ts';
import { occurrences } from '../../model/when/occurrences.ts';

/** A year from today: whoever asks for October means the next one. */
const MONTHS_AHEAD = 12;

/** The months, from 1 to 12, in which each event whose days are known takes place within a year. */
export function eventMonths({ scheduled, day }: DayContent): ReadonlyMap<number, number[]> {
  const today = dayParts(day);
  const last = dayOf(today.year, today.month + MONTHS_AHEAD, today.day) - 1;
  return new Map(
    scheduled.map(({ id, schedule }) => {
      const months = new Set<number>();
      for (const { start, end } of occurrences(schedule, day, last))
        addMonths(months, Math.max(start, day), Math.min(end, last));
      return [id, [...months].sort((one, other) => one - other)];
    }),
  );
}

function addMonths(months: Set<number>, first: number, last: number): void {
  const { year, month } = dayParts(first);
  months.add(month);
  for (let ahead = 1; months.size < 12 && dayOf(year, month + ahead, 1) <= last; ahead += 1)
    months.add(((month - 1 + ahead) % 12) + 1);
}
