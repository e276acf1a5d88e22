import { type CivilDay, dayText, weekday } from '../../../model/day/civil-day.ts';
import type { SunTimes } from '../../../model/day/sun.ts';
import { isMeant } from '../../../model/visit/holidays.ts';
import { openOn } from '../../../model/visit/open-on.ts';
import { seasonAndHours } from '../../../model/visit/season-and-hours.ts';
import type { EventDays } from '../../events/event.ts';
import { covers } from '../../plan/event-hours.ts';
import type { DraftPlace } from '../draft-place.ts';
import { isInSeason } from '../solve/chances.ts';

/** What's on today and neither called off nor postponed to later: latest start first, then earliest end. */
export function onToday<Days extends EventDays>(
  calendar: readonly Days[],
  today: CivilDay,
): Days[] {
  const iso = dayText(today);
  return calendar
    .filter((days) => covers(days, iso) && days.status !== 'canceled' && !days.toBeAnnounced)
    .sort(
      (one, other) =>
        other.startDate.localeCompare(one.startDate) || one.endDate.localeCompare(other.endDate),
    );
}

const DAY = 24 * 60;

/**
 * Until when a place is open, if it's open now and in season: minutes after midnight, past 1440 for
 * tomorrow. Undefined if unknown.
 */
export function openUntil(
  place: DraftPlace,
  today: CivilDay,
  now: number,
  sun: SunTimes,
): number | undefined {
  const { rules = [] } = seasonAndHours(place);
  if (place.days || place.isOld || !isInSeason(place, today)) return undefined;
  const closes = (day: CivilDay, minutes: number) => {
    if (place.closed?.includes(weekday(day)) || !isMeant(rules, day)) return undefined;
    return openOn(rules, day, sun).find(({ from, to }) => from <= minutes && minutes < to)?.to;
  };
  const isLate = closes(today - 1, now + DAY);
  return isLate === undefined ? closes(today, now) : isLate - DAY;
}
