import { paths } from '../../model/paths.ts';
import { PlaceholderAction } from '../../site/notices/PlaceholderAction.tsx';
import { ListStates } from '../../site/states/ListStates.tsx';
import { EventCard } from './EventCard.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import type { Event } from './event.ts';
import { eventsQuery, featuredEventsQuery } from './event-queries.ts';

/** What each mode shows, and how many placeholders (specification section 9). */
const MODES = {
  all: { query: eventsQuery, placeholders: 6 },
  featured: { query: featuredEventsQuery, placeholders: 2 },
};

/** All events, or only the featured ones (specification section 2, "Events"). */
export function EventsGrid({ mode }: { mode: keyof typeof MODES }) {
  return (
    <ListStates
      {...MODES[mode]}
      what="The events"
      emptyText="No events found."
      placeholder={<EventSkeleton />}
      className="grid-events"
    >
      {(event) => <LinkedEventCard event={event} />}
    </ListStates>
  );
}

/** An event with its "Learn More →", which goes nowhere until the owner sets a link. */
function LinkedEventCard({ event }: { event: Event }) {
  return (
    <EventCard event={event}>
      <p className="mt-2">
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
