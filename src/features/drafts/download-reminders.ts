import { writeCalendar } from '../../model/calendar/write-calendar.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { fillText } from '../../site/words/fill-text.ts';
import type { Booking } from './bookings.ts';

interface Reminders {
  /** What calendar programs call it. */
  name: string;
  /** The title of each, with {title}. */
  title: string;
  siteUrl: string;
  today: CivilDay;
}

/** A calendar with a day for each thing to reserve: the last on which it can be. */
export function remindersText(found: readonly Booking[], about: Reminders): string {
  return writeCalendar({
    name: about.name,
    siteUrl: about.siteUrl,
    day: about.today,
    entries: found.map(({ place, by }) => ({
      key: `book-${place.key}`,
      moves: true,
      title: fillText(about.title, { title: place.title }),
      path: place.path,
      start: by,
      end: by,
      description: [place.reserveNote, place.url].filter(Boolean).join('\n\n') || undefined,
    })),
  });
}

/** Saves it as a file, made in the browser (decision 39). */
export function downloadReminders(found: readonly Booking[], about: Reminders): void {
  const blob = new Blob([remindersText(found, about)], { type: 'text/calendar' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'hill-country-bookings.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
