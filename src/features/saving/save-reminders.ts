import type { Calendar } from '../../model/calendar/calendar.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { saveCalendar } from '../../site/save-calendar.ts';
import { fillText } from '../../site/words/fill-text.ts';
import type { PlanKey } from './plan-key.ts';

interface Reservation {
  place: {
    key: PlanKey;
    title: string;
    path: string;
    reserveNote?: string | undefined;
    url?: string | undefined;
  };
  by: CivilDay;
}

interface Reminders extends Pick<Calendar, 'name' | 'siteUrl'> {
  /** The title of each entry, with a {title} placeholder. */
  title: string;
  today: CivilDay;
}

/** A calendar with an entry for each thing to reserve, on the last day for it; `now` is in milliseconds. */
export function remindersCalendar(
  found: readonly Reservation[],
  { title, today, ...about }: Reminders,
  now: number,
): Calendar {
  return {
    ...about,
    day: today,
    // In seconds, so that a later export replaces what was imported.
    sequence: Math.floor(now / 1000),
    entries: found.map(({ place, by }) => ({
      key: `book-${place.key}`,
      moves: true,
      title: fillText(title, { title: place.title }),
      path: place.path,
      start: by,
      end: by,
      description: [place.reserveNote, place.url].filter(Boolean).join('\n\n') || undefined,
    })),
  };
}

/** Saves the reminders as an .ics file, made in the browser (decision 39). */
export function saveReminders(found: readonly Reservation[], about: Reminders): void {
  saveCalendar(remindersCalendar(found, about, Date.now()), 'hill-country-bookings.ics');
}
