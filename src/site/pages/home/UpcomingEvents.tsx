import { HOME_EVENTS } from '../../../model/event/home-events.ts';
import { paths } from '../../../model/paths.ts';
import { EventCard } from '../../components/events/EventCard.tsx';
import { EventSkeleton } from '../../components/events/EventSkeleton.tsx';
import { queries } from '../../data/queries.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { HomeList } from './HomeList.tsx';
import { homeCopy } from './home-copy.ts';

/** Section 5: the first 4 featured events, on the page's one dark band. */
export function UpcomingEvents() {
  return (
    <HomeList
      id="events"
      {...homeCopy.events}
      query={queries.featuredEvents}
      limit={HOME_EVENTS}
      more={<MoreLink href={paths.events}>All events</MoreLink>}
      className="band"
      gridClassName="grid-events"
      placeholder={<EventSkeleton />}
    >
      {(event) => <EventCard event={event} />}
    </HomeList>
  );
}
