import { paths } from '../../model/paths.ts';
import { useWords } from '../../site/words/words-context.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { EventCard } from '../events/EventCard.tsx';
import { EventSkeleton } from '../events/EventSkeleton.tsx';
import { featuredEventsQuery } from '../events/event-queries.ts';
import { HOME_EVENTS } from '../events/home-events.ts';
import { HomeList } from './HomeList.tsx';

/** Section 5: the first 4 featured events, on the page's one dark band. */
export function UpcomingEvents() {
  const { heading, intro, more, stay } = useWords('home').events;
  return (
    <HomeList
      id="events"
      heading={heading}
      intro={intro}
      query={featuredEventsQuery}
      limit={HOME_EVENTS}
      more={
        <span className="flex flex-wrap gap-4">
          <MoreLink href={paths.stay}>{stay}</MoreLink>
          <MoreLink href={paths.events}>{more}</MoreLink>
        </span>
      }
      className="band"
      gridClassName="grid-events rows"
      placeholder={<EventSkeleton />}
    >
      {(event) => <EventCard event={event} />}
    </HomeList>
  );
}
