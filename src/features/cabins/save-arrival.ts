import type { Calendar } from '../../model/calendar/calendar.ts';
import { parseDay } from '../../model/day/civil-day.ts';
import { texasDate } from '../../model/day/texas-day.ts';
import { paths } from '../../model/paths.ts';
import { saveCalendar } from '../../site/save-calendar.ts';
import type { StayDates } from '../stay/stay.ts';
import type { CabinDetails } from './cabin.ts';
import { ARRIVAL_NAMES } from './cabin-notes.ts';

/** Saves the stay and its arrival sheet as an .ics file, made in the browser. */
export function saveArrival(cabin: CabinDetails, dates: StayDates, siteUrl: string): void {
  const now = Date.now();
  const day = parseDay(texasDate(now)) ?? 0;
  const calendar = arrivalCalendar(cabin, dates, {
    siteUrl,
    day,
    sequence: Math.floor(now / 1000),
  });
  saveCalendar(calendar, `${cabin.slug}.ics`);
}

/** The stay as one calendar entry: check-in and check-out times, then the labeled notes of the sheet. */
export function arrivalCalendar(
  { id, slug, name, town, checkIn, checkOut, arrival = {} }: CabinDetails,
  { arrival: first, departure }: StayDates,
  about: Pick<Calendar, 'siteUrl' | 'day' | 'sequence'>,
): Calendar {
  const [start = about.day, end = start] = [parseDay(first), parseDay(departure)];
  const lines: Readonly<Record<string, string | undefined>> = arrival;
  const hours = [checkIn && `Check-in: ${checkIn}`, checkOut && `Check-out: ${checkOut}`];
  const sheet = Object.entries(ARRIVAL_NAMES).map(
    ([key, label]) => lines[key] && `${label}: ${lines[key]}`,
  );
  return {
    ...about,
    name,
    entries: [
      {
        key: `cabin-${id}`,
        moves: true,
        title: name,
        path: paths.cabin(slug),
        start,
        end,
        location: town && `${town}, Texas`,
        description: [...hours, ...sheet].filter(Boolean).join('\n\n') || undefined,
      },
    ],
  };
}
