import { paths } from '../../model/paths.ts';
import { useWords } from '../../site/words/words-context.ts';
import { EventCard } from '../events/EventCard.tsx';
import { EventSkeleton } from '../events/EventSkeleton.tsx';
import { featuredEventsQuery } from '../events/event-queries.ts';
import { HOME_EVENTS } from '../events/home-events.ts';
import { HomeList } from './HomeList.tsx';

/** Section 5: the first 4 featured events, on the page's one dark band. */
export function UpcomingEvents() {
  return (
    <HomeList
      id="events"
      words={useWords('home').events}
      href={paths.events}
      query={featuredEventsQuery}
      limit={HOME_EVENTS}
      className="band"
      gridClassName="grid-events rows"
      placeholder={<EventSkeleton />}
    >
      {(event) => <EventCard event={event} />}
    </HomeList>
  );
}
