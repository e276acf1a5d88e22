import type { Calendar, CalendarItem } from '../../model/calendar/calendar.ts';
import { parseDay } from '../../model/day/civil-day.ts';
import { texasDate } from '../../model/day/texas-day.ts';
import { saveCalendar } from '../../site/save-calendar.ts';
import type { WordsByName, WordsSource } from '../../site/words/words-context.ts';
import { statusWord } from '../events/days-label.ts';
import { type Plan, planDays } from '../saving/plan.ts';
import type { PlanKey } from '../saving/plan-key.ts';
import { eventOn, inOrderOfHours } from './event-hours.ts';
import type { FactsByKey } from './plan-facts.ts';

/**
 * The plan's dated items as calendar entries for `writeCalendar`, without items for sometime and those
 * the guide no longer has. Events keep their hours; each entry says its place in the day and the
 * warnings that `warn` returns for that ISO date. A moved item stays the same entry.
 */
export function planCalendar(
  plan: Plan,
  facts: FactsByKey,
  about: Pick<Calendar, 'name' | 'siteUrl' | 'day' | 'sequence'>,
  warn: (key: PlanKey, day: string) => readonly string[] = () => [],
): Calendar {
  const entries = planDays(plan).flatMap((planDay): CalendarItem[] => {
    const { day = '', items } = inOrderOfHours(planDay, facts);
    const start = parseDay(day);
    if (start === undefined) return [];
    const known = items.filter(({ key }) => facts.has(key));
    return known.flatMap(({ key, note }, at): CalendarItem[] => {
      const fact = facts.get(key);
      if (!fact) return [];
      const { title, path, location, position, isVague } = fact;
      const on = eventOn(fact, day);
      // Calendar apps sort untimed entries as they like.
      const stop = known.length > 1 ? `Stop ${at + 1} of ${known.length}` : undefined;
      const said = on?.status ? [on.statusNote] : warn(key, day);
      const own = { key: `plan-${key}`, moves: true, path, start, end: start } as const;
      return [
        {
          ...own,
          title: on?.status ? `${statusWord(on.status)}: ${title}` : title,
          starts: on?.starts,
          ends: on?.ends,
          tentative: on?.usual,
          change: on?.status && {
            daysLater: 0,
            isCanceled: on.status === 'canceled' || on.toBeAnnounced === true,
          },
          description: [...said, stop, note].filter(Boolean).join('\n\n') || undefined,
          location,
          position: isVague ? undefined : position,
        },
      ];
    });
  });
  return { ...about, entries };
}

/** Saves the plan's days as an .ics file, made in the browser (decision 39). Rejects if code or words fail to load. */
export async function downloadCalendar(
  plan: Plan,
  facts: FactsByKey,
  { words: source, ...about }: { name: string; siteUrl: string; words: WordsSource },
): Promise<void> {
  // Both are cached already: the rows have loaded them.
  const { warningsInWords } = await import('./checks/PlanChecks.tsx');
  await source.load('plan-days');
  const words = source.get('plan-days') as WordsByName['plan-days'];
  const now = Date.now();
  const today = texasDate(now);
  const day = parseDay(today) ?? 0;
  // In seconds, so that a later export replaces what was imported.
  const sequence = Math.floor(now / 1000);
  const calendar = planCalendar(plan, facts, { ...about, day, sequence }, (id, on) =>
    warningsInWords({ id, day: on, facts, today }, words),
  );
  saveCalendar(calendar, 'hill-country-plan.ics');
}
