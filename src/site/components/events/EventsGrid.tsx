import type { Event } from '../../../model/event/event.ts';
import { queries } from '../../data/queries.ts';
import { PlaceholderAction } from '../notices/PlaceholderAction.tsx';
import { ListStates } from '../states/ListStates.tsx';
import { EventCard } from './EventCard.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';

/** Placeholders of the grid of all events, and of the featured ones (specification section 9). */
const PLACEHOLDERS = { all: 6, featured: 2 };

interface EventsGridProps {
  mode: 'all' | 'featured';
}

/** All events, or the featured ones only (specification section 2, "Events"). */
export function EventsGrid({ mode }: EventsGridProps) {
  return (
    <ListStates
      query={mode === 'all' ? queries.events : queries.featuredEvents}
      what="The events"
      emptyText="No events found."
      placeholders={PLACEHOLDERS[mode]}
      placeholder={<EventSkeleton />}
      className="grid-events"
    >
      {(event) => <LinkedEventCard event={event} />}
    </ListStates>
  );
}

/** An event with its "Learn More →", which goes nowhere until the owner says where. */
function LinkedEventCard({ event }: { event: Event }) {
  return (
    <EventCard event={event}>
      <p className="mt-2">
        <PlaceholderAction
          className="text-link"
          link={event.link}
          topic={event.title}
          label={`Learn More → about ${event.title}`}
          asLink
        >
          Learn More →
        </PlaceholderAction>
      </p>
    </EventCard>
  );
}
