import type { Calendar, CalendarItem } from '../../model/calendar/calendar.ts';
import { parseDay } from '../../model/day/civil-day.ts';
import { statusWord } from '../events/days-label.ts';
import { type Plan, planDays } from '../saving/plan.ts';
import { eventOn, hoursOn } from './event-hours.ts';
import type { FactsByKey } from './plan-facts.ts';

/**
 * What the plan has on days, for `writeCalendar`; what is for sometime has no place in a calendar,
 * and neither has what the guide no longer knows. An event on one of its days has its hours.
 */
export function planCalendar(
  plan: Plan,
  facts: FactsByKey,
  about: Pick<Calendar, 'name' | 'siteUrl' | 'day'>,
): Calendar {
  const entries = planDays(plan).flatMap(({ day = '', items }) =>
    items.flatMap(({ key, note }): CalendarItem[] => {
      const start = parseDay(day);
      const fact = facts.get(key);
      if (start === undefined || !fact) return [];
      const { title, path, location, position } = fact;
      const { starts, ends, usual: tentative } = hoursOn(fact, day);
      const { status, statusNote } = eventOn(fact, day) ?? {};
      const own = { key: `plan-${key}`, path, start, end: start };
      return [
        {
          ...own,
          title: status ? `${statusWord(status)}: ${title}` : title,
          starts,
          ends,
          tentative,
          change: status && { daysLater: 0, isCanceled: status === 'canceled' },
          description: [statusNote, note].filter(Boolean).join('\n\n') || undefined,
          location,
          position,
        },
      ];
    }),
  );
  return { ...about, entries };
}
