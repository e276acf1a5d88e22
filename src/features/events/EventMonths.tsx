import { type ReactNode, useState } from 'react';
import { texasDate } from '../../model/day/texas-day.ts';
import { Groups } from '../../site/cards/Groups.tsx';
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
  const groups = eventMonths(events, day).map(({ events: items, ...month }) => {
    const { name = month.id === 'undated' ? undated : onNow } = month;
    return { ...month, name, items };
  });
  if (groups.length === 0)
    return (
      <>
        <h2 className="sr-only">All events</h2>
        {grid(events)}
      </>
    );
  return <Groups groups={groups} label="Months" grid={grid} />;
}
