import { paths } from '../../model/paths.ts';
import { CardSkeleton } from '../../site/cards/CardSkeleton.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { ActivityCard } from '../activities/ActivityCard.tsx';
import { featuredActivitiesQuery } from '../activities/activity-queries.ts';
import { HomeList } from './HomeList.tsx';

/** Section 3: the first 6 featured activities. */
export function Experiences() {
  const { heading, intro, more } = useWords('home').experiences;
  return (
    <HomeList
      id="things-to-do"
      heading={heading}
      intro={intro}
      query={featuredActivitiesQuery}
      limit={6}
      more={<MoreLink href={paths.thingsToDo}>{more}</MoreLink>}
      placeholder={<CardSkeleton />}
    >
      {(activity) => <ActivityCard activity={activity} />}
    </HomeList>
  );
}
