import type { ReactNode } from 'react';
import { useState } from 'react';
import { texasDate } from '../../model/day/texas-day.ts';
import { paths } from '../../model/paths.ts';
import { Groups } from '../../site/cards/Groups.tsx';
import { Picture } from '../../site/cards/Picture.tsx';
import { PlaceholderAction } from '../../site/notices/PlaceholderAction.tsx';
import { useSite } from '../../site/site-context.ts';
import { ListStates } from '../../site/states/ListStates.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { EventCard } from './EventCard.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import { eventMonths } from './event-months.ts';
import { eventPicture } from './event-posters.ts';
import {
  type EventRow,
  eventsQuery,
  featuredEventsQuery,
  type PicturedEvent,
} from './event-queries.ts';

const states = {
  what: 'The events',
  emptyText: 'No events found.',
  placeholder: <EventSkeleton />,
  className: 'grid-events',
};

/** All events, by months (specification section 2, "Events"). */
export function AllEvents() {
  return (
    <ListStates
      {...states}
      className="grid-events rows relative"
      query={eventsQuery}
      placeholders={6}
      arrange={(events, grid) => <EventMonths events={events} grid={grid} />}
    >
      {(event: PicturedEvent) => (
        <LinkedEventCard
          event={event}
          picture={
            <Picture picture={eventPicture(event)} className="event-picture" sizes="104px" />
          }
        />
      )}
    </ListStates>
  );
}

/** Only the featured events (specification section 9: two placeholders). */
export function FeaturedEvents() {
  return (
    <ListStates {...states} query={featuredEventsQuery} placeholders={2}>
      {(event) => <LinkedEventCard event={event} />}
    </ListStates>
  );
}

interface LinkedEventCardProps {
  event: EventRow;
  picture?: ReactNode;
}

/** An event with its "Learn More →", which is inactive until the owner sets a link. */
function LinkedEventCard({ event, picture }: LinkedEventCardProps) {
  return (
    <EventCard event={event} picture={picture}>
      <p className="event-more">
        <PlaceholderAction
          className="text-link relative"
          link={event.link}
          about={{ topic: event.title, page: event.slug && paths.event(event.slug) }}
          label={`Learn More → about ${event.title}`}
          href="#"
        >
          Learn More →
        </PlaceholderAction>
      </p>
    </EventCard>
  );
}

interface EventMonthsProps {
  events: PicturedEvent[];
  grid: (events: PicturedEvent[]) => ReactNode;
}

/** The events by month (decision 50), or in one grid if none has a date; the order stays fixed (decision 36). */
function EventMonths({ events, grid }: EventMonthsProps) {
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
