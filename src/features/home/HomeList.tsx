import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { activityEmoji } from '../../model/category-looks.ts';
import { paths } from '../../model/paths.ts';
import { townAddress } from '../../model/town-address.ts';
import { CardSkeleton } from '../../site/cards/CardSkeleton.tsx';
import type { PathQuery } from '../../site/data/path-query.ts';
import { useWords } from '../../site/words/words-context.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ActivityCard } from '../activities/ActivityCard.tsx';
import { featuredActivitiesQuery } from '../activities/activity-queries.ts';
import { PostCard } from '../blog/PostCard.tsx';
import { featuredPostsQuery } from '../blog/post-queries.ts';
import { DestinationSkeleton } from '../destinations/DestinationSkeleton.tsx';
import { DestinationSummary } from '../destinations/DestinationSummary.tsx';
import type { Destination } from '../destinations/destination.ts';
import { featuredDestinationsQuery } from '../destinations/destination-queries.ts';
import { EventCard } from '../events/EventCard.tsx';
import { EventSkeleton } from '../events/EventSkeleton.tsx';
import { featuredEventsQuery } from '../events/event-queries.ts';
import { HOME_EVENTS } from '../events/home-events.ts';
import { HOME_LIMITS } from './home-limits.ts';

interface HomeListProps<Item> {
  id: string;
  words: {
    heading: string;
    intro: string;
    more: string;
    stay?: string;
  };
  href: string;
  query: PathQuery<Item[]>;
  /** The maximum shown; also the number of placeholders (decision 22). */
  limit: number;
  className?: string;
  gridClassName?: string;
  placeholder: ReactNode;
  children: (item: Item) => ReactNode;
}

/** True for a list that failed or is empty: it gets no section (decision 10). */
export function isAbsent({ data, isError }: UseQueryResult<unknown[]>): boolean {
  return isError || data?.length === 0;
}

function HomeList<Item extends { id: number }>(props: HomeListProps<Item>) {
  const { id, href, query, limit, className, placeholder, children } = props;
  const { words, gridClassName = 'grid-cards' } = props;
  const result = useQuery(query);
  if (isAbsent(result)) return null;
  const { data } = result;
  return (
    <section
      id={id}
      className={className}
      aria-labelledby={`${id}-heading`}
      aria-busy={!data || undefined}
    >
      <div className="wrap section">
        <SectionHead id={`${id}-heading`} heading={words.heading} intro={words.intro}>
          <span className="flex flex-wrap gap-4">
            {words.stay && <MoreLink href={paths.stay}>{words.stay}</MoreLink>}
            <MoreLink href={href}>{words.more}</MoreLink>
          </span>
        </SectionHead>
        <ul className={gridClassName}>
          {data ? (
            data.slice(0, limit).map((item) => (
              <li key={item.id} className="grid">
                {children(item)}
              </li>
            ))
          ) : (
            <Repeat times={limit}>
              <li className="grid">{placeholder}</li>
            </Repeat>
          )}
        </ul>
      </div>
    </section>
  );
}

/** Section 3: the first 6 featured activities. */
export function Experiences() {
  return (
    <HomeList
      id="things-to-do"
      words={useWords('home').experiences}
      href={paths.thingsToDo}
      query={featuredActivitiesQuery}
      limit={HOME_LIMITS.activities}
      className="rail"
      placeholder={<CardSkeleton />}
    >
      {(activity) => <ActivityCard activity={activity} emoji={activityEmoji(activity.category)} />}
    </HomeList>
  );
}

/** Section 4: the first 3 featured destinations. */
export function Destinations() {
  return (
    <HomeList
      id="destinations"
      words={useWords('home').destinations}
      href={paths.destinations}
      query={featuredDestinationsQuery}
      limit={HOME_LIMITS.destinations}
      className="bg-sand"
      placeholder={<DestinationSkeleton />}
    >
      {(destination) => <DestinationCard destination={destination} />}
    </HomeList>
  );
}

function DestinationCard({ destination }: { destination: Destination }) {
  return (
    <article className="card card-linked">
      <DestinationSummary destination={destination} href={townAddress(destination.name)} />
    </article>
  );
}

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

/** Section 6: the first 6 featured posts. */
export function Guides() {
  return (
    <HomeList
      id="guides"
      words={useWords('home').guides}
      href={paths.blog}
      query={featuredPostsQuery}
      limit={HOME_LIMITS.posts}
      className="rail"
      placeholder={<CardSkeleton />}
    >
      {(post) => <PostCard post={post} />}
    </HomeList>
  );
}
