import { paths } from '../../../model/paths.ts';
import { ActivityCard } from '../../components/activities/ActivityCard.tsx';
import { CardSkeleton } from '../../components/cards/CardSkeleton.tsx';
import { queries } from '../../data/queries.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { HomeList } from './HomeList.tsx';
import { homeCopy } from './home-copy.ts';

/** Section 3: the first 6 featured activities. */
export function Experiences() {
  return (
    <HomeList
      id="things-to-do"
      {...homeCopy.experiences}
      query={queries.featuredActivities}
      limit={6}
      more={<MoreLink href={paths.thingsToDo}>All activities</MoreLink>}
      placeholder={<CardSkeleton />}
    >
      {(activity) => <ActivityCard activity={activity} />}
    </HomeList>
  );
}
