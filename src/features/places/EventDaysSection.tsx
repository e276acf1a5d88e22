import { daysInWords } from '../../model/day/days-in-words.ts';
import { paths } from '../../model/paths.ts';
import { fillText } from '../../site/words/fill-text.ts';
import { useWords } from '../../site/words/words-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { statusWord } from '../events/days-label.ts';
import type { EventDetails, StatedDays } from './place.ts';

/** An event's next days, or that it's over; renders nothing if its days are known only as text. */
export function EventDaysSection({ event }: { event: EventDetails }) {
  const { heading, usual, calendar } = useWords('place').when;
  const { slug, days, isOver } = event;
  if (!isOver && days.length === 0) return null;
  return (
    <section className="card place-card" aria-labelledby="when">
      <h2 id="when">{heading}</h2>
      {isOver ? (
        <OverText event={event} />
      ) : (
        <>
          <ul className="ticks">
            {days.map((one) => (
              <li key={keyOf(one)}>
                {one.usual ? fillText(usual, { days: wordsOf(one) }) : withStatus(one)}
              </li>
            ))}
          </ul>
          <a
            className="button button-quiet"
            href={paths.eventCalendar(slug)}
            download={`${slug}.ics`}
          >
            <Icon name="calendar" />
            {calendar}
          </a>
        </>
      )}
    </section>
  );
}

function OverText({ event }: { event: EventDetails }) {
  const { startDate, endDate = startDate, status, statusNote } = event;
  const { over, overText } = useWords('place').when;
  if (startDate === undefined || endDate === undefined) return <p>{overText}</p>;
  if (status) return <p>{withStatus({ startDate, endDate, status, statusNote })}</p>;
  return <p>{fillText(over, { days: daysInWords({ startDate, endDate }) })}</p>;
}

function withStatus({ status, statusNote, ...days }: StatedDays): string {
  const words = wordsOf(days);
  if (!status) return words;
  return [`${statusWord(status)}: ${words}.`, statusNote].filter(Boolean).join(' ');
}

function wordsOf(days: StatedDays): string {
  return days.inWords ?? daysInWords(days);
}

function keyOf({ startDate, endDate, starts, ends }: StatedDays): string {
  return [startDate, endDate, starts, ends].join();
}
