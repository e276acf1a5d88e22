import { type CivilDay, dayText } from '../../model/day/civil-day.ts';
import { paths } from '../../model/paths.ts';
import { Picture } from '../../site/cards/Picture.tsx';
import { daysLabel, statusWord } from '../events/days-label.ts';
import type { CalendarEntry } from '../events/upcoming-events.ts';
import type { StayEvent } from './use-stay-events.ts';

interface StayEntriesProps {
  entries: readonly CalendarEntry[];
  events: ReadonlyMap<number, StayEvent>;
  /** Undefined below a day, which says when. */
  today?: CivilDay;
}

/** Events as short lines that lead to their pages. */
export function StayEntries({ entries, events, today }: StayEntriesProps) {
  return (
    <ul className="stay-entries">
      {entries.map((entry) => {
        const event = events.get(entry.eventId);
        if (!event) return null;
        const { title, slug, location, time, imageUrl, image } = event;
        const facts = [daysOf(entry, today), location, time].filter(Boolean).join(' • ');
        return (
          <li key={`${entry.eventId} ${entry.startDate} ${entry.starts}`}>
            {imageUrl && <Picture picture={{ imageUrl, image }} sizes="64px" />}
            {slug ? <a href={paths.event(slug)}>{title}</a> : <span>{title}</span>}
            <p>{facts}</p>
            {entry.statusNote && <p>{entry.statusNote}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** The days, unless they're said above, whether they are announced, and what has become of them. */
function daysOf(entry: CalendarEntry, today: CivilDay | undefined): string | undefined {
  if (today !== undefined) return daysLabel(entry, dayText(today));
  return statusWord(entry.status) ?? (entry.usual && 'Usually');
}
