import { type CivilDay, dayParts, weekday } from '../day/civil-day.ts';
import type { OpenRule, Span } from './open-rule.ts';

/** When it opens and closes on the day; empty if it's closed. */
export function openOn(rules: readonly OpenRule[], day: CivilDay): readonly Span[] {
  return rules.findLast((rule) => isAbout(rule, day))?.spans ?? [];
}

function isAbout({ seasons, weekdays }: OpenRule, day: CivilDay): boolean {
  const { month, day: dayOfMonth } = dayParts(day);
  const isAny = (ranges: OpenRule['seasons'], value: number) =>
    ranges.length === 0 ||
    ranges.some(({ from, to }) =>
      from <= to ? from <= value && value <= to : from <= value || value <= to,
    );
  return isAny(seasons, month * 100 + dayOfMonth) && isAny(weekdays, weekday(day));
}
