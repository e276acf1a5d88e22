import { paths } from '../../model/paths.ts';
import { CardSkeleton } from '../../site/cards/CardSkeleton.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { ActivityCard } from '../activities/ActivityCard.tsx';
import { featuredActivitiesQuery } from '../activities/activity-queries.ts';
import { HomeList } from './HomeList.tsx';
import { HOME_LIMITS } from './home-limits.ts';

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
      {(activity) => <ActivityCard activity={activity} />}
    </HomeList>
  );
}
