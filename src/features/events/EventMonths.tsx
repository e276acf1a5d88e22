import { type ReactNode, useState } from 'react';
import { texasDate } from '../../model/day/texas-date.ts';
import { useSite } from '../../site/site-context.ts';
import { useWords } from '../../site/words/words-context.ts';
import { eventMonths } from './event-months.ts';
import type { PicturedEvent } from './event-queries.ts';

interface EventMonthsProps {
  events: PicturedEvent[];
  /** A grid of some of them. */
  grid: (events: PicturedEvent[]) => ReactNode;
}

/** The events by months (decision 50), or in a grid without days; in one order (decision 36). */
export function EventMonths({ events, grid }: EventMonthsProps) {
  const { day: editionDay } = useSite();
  const [day] = useState(() => editionDay ?? texasDate(Date.now()));
  const { onNow, undated } = useWords('events').months;
  const months = eventMonths(events, day).map((month) => {
    const { name = month.id === 'undated' ? undated : onNow, shortName = name } = month;
    return { ...month, name, shortName };
  });
  if (months.length === 0)
    return (
      <>
        <h2 className="sr-only">All events</h2>
        {grid(events)}
      </>
    );
  return (
    <div className="event-months">
      <nav className="month-links" aria-label="Months">
        <ul>
          {months.map(({ id, shortName, events }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {shortName} <small aria-hidden="true">{events.length}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {months.map(({ id, name, events }) => (
        <section key={id} className="event-month" aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          {grid(events)}
        </section>
      ))}
    </div>
  );
}
