import { type CivilDay, dayText } from '../../model/day/civil-day.ts';
import { clockTime } from '../../model/day/clock-time.ts';
import { dayName, longDate } from '../../model/day/day-in-words.ts';
import { sunTimes } from '../../model/day/sun.ts';
import { clockChange } from '../../model/day/texas-time.ts';
import { WIMBERLEY } from '../../model/distance.ts';
import { paths } from '../../model/paths.ts';
import { Picture } from '../../site/cards/Picture.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { calendarEnd } from '../events/calendar-span.ts';
import { daysLabel, statusWord } from '../events/days-label.ts';
import type { CalendarEntry } from '../events/upcoming-events.ts';
import type { Stay } from './stay.ts';
import type { StayEvent, StayEvents } from './use-stay-events.ts';
import { whatIsOn } from './what-is-on.ts';

interface StayDaysProps {
  stay: Stay;
  today: CivilDay;
  found: StayEvents;
}

/** What's on, day by day, then what runs for longer. */
export function StayDays({ stay, today, found: { calendar, events, since } }: StayDaysProps) {
  const { running } = useWords('stay');
  const { days, long } = whatIsOn(stay, calendar);
  const end = calendarEnd(since);
  const isKnown = (day: CivilDay) => day >= since && day <= end;
  return (
    <>
      <ol className="stay-days">
        {days.map(({ day, entries }) => (
          <li key={day}>
            <DayHead day={day} today={today} />
            {entries.length > 0 ? (
              <StayEntries entries={entries} events={events} />
            ) : (
              isKnown(day) && <p>Nothing on this day alone.</p>
            )}
          </li>
        ))}
      </ol>
      {stay.departure > end && (
        <p className="text-ink-soft">
          {`Our calendar of events ends on ${longDate(dayText(end))}.`}
        </p>
      )}
      {long.length > 0 && (
        <>
          <h3 className="stay-running">{running}</h3>
          <StayEntries entries={long} events={events} today={today} />
        </>
      )}
    </>
  );
}

function DayHead({ day, today }: { day: CivilDay; today: CivilDay }) {
  const { rise, set } = sunTimes(day, WIMBERLEY);
  const change = clockChange(day);
  const isoDate = dayText(day);
  const [weekday, date] = dayName(isoDate).split(', ');
  return (
    <div className="stay-day-head">
      <h3>
        <span>{weekday}</span>, <time dateTime={isoDate}>{date}</time>
      </h3>
      {day <= today && <p className="stay-now">{day === today ? 'Today' : 'Over'}</p>}
      <p>{`Sunrise ${clockTime(rise)}, sunset ${clockTime(set)}`}</p>
      {change && <p>{`Clocks go ${change} an hour at 2 AM`}</p>}
    </div>
  );
}

/** Nonbreaking, so that it neither begins nor ends a line. */
const BULLET = '\u00a0•\u00a0';

interface StayEntriesProps {
  entries: readonly CalendarEntry[];
  events: ReadonlyMap<number, StayEvent>;
  /** Undefined under a day's heading, which gives the date. */
  today?: CivilDay;
}

/** Events as compact links to their pages. */
export function StayEntries({ entries, events, today }: StayEntriesProps) {
  return (
    <ul className="stay-entries">
      {entries.map((entry) => {
        const event = events.get(entry.eventId);
        if (!event) return null;
        const { title, slug, location, time, imageUrl, image } = event;
        const facts = [daysOf(entry, today), location, time].filter(Boolean).join(BULLET);
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

/** The dates, unless the heading has them; whether they're usual, canceled or changed. */
function daysOf(entry: CalendarEntry, today: CivilDay | undefined): string | undefined {
  if (today !== undefined) return daysLabel(entry, dayText(today));
  return statusWord(entry.status) ?? (entry.usual && 'Usually');
}
