import { type CivilDay, dayText, weekday } from '../../../model/day/civil-day.ts';
import type { SunTimes } from '../../../model/day/sun.ts';
import { openOn } from '../../../model/visit/open-on.ts';
import { readOpen } from '../../../model/visit/read-open.ts';
import type { DraftPlace } from '../draft-place.ts';
import { isMeant } from '../solve/holidays.ts';

/** True for an event that is on that day, unless it's called off. */
export function isOnToday({ days }: DraftPlace, today: CivilDay): boolean {
  const iso = dayText(today);
  return (
    days?.some(({ startDate, endDate, status }) => startDate <= iso && iso <= endDate && !status) ??
    false
  );
}

/** Until when a place is open that is open now, in minutes after midnight; only if that is known. */
export function openUntil(
  { open, isOld, light, closed, days }: DraftPlace,
  today: CivilDay,
  now: number,
  { rise, set }: SunTimes,
): number | undefined {
  if (days || isOld || closed?.includes(weekday(today))) return undefined;
  const rules = readOpen(open ?? '').rules;
  if (!light && !isMeant(rules, today)) return undefined;
  const spans = rules ? openOn(rules, today) : light ? [{ from: rise, to: set }] : [];
  return spans.find(({ from, to }) => from <= now && now < to)?.to;
}
