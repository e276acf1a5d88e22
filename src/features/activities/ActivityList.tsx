import { ACTIVITY_CATEGORIES } from '../../model/category-looks.ts';
import { categoryPath, paths } from '../../model/paths.ts';
import { slug } from '../../model/slug.ts';
import { CardSkeleton } from '../../site/cards/CardSkeleton.tsx';
import type { Group } from '../../site/cards/Groups.tsx';
import { Groups } from '../../site/cards/Groups.tsx';
import { PlaceholderAction } from '../../site/notices/PlaceholderAction.tsx';
import { ListStates } from '../../site/states/ListStates.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import type { Activity } from './activity.ts';
import { activitiesQuery, featuredActivitiesQuery } from './activity-queries.ts';

const states = {
  what: 'The activities',
  emptyText: 'No activities found.',
  placeholder: <CardSkeleton lines={['h-8 w-3/4', 'h-5', 'h-5', 'h-5 w-3/4', 'mt-3 h-6 w-28']} />,
};

/** All activities, grouped by category if there are many (specification section 2, "Things to do"). */
export function AllActivities() {
  return (
    <ListStates
      {...states}
      query={activitiesQuery}
      placeholders={6}
      className="grid-things"
      arrange={(activities, grid) => {
        const groups = activityGroups(activities);
        if (groups.length > 0) return <Groups groups={groups} label="Categories" grid={grid} />;
        return (
          <>
            <h2 className="sr-only">All activities</h2>
            {grid(activities)}
          </>
        );
      }}
    >
      {(activity) => <IconCard activity={activity} mode="all" />}
    </ListStates>
  );
}

/** Only the featured activities (specification section 9: three placeholders). */
export function FeaturedActivities() {
  return (
    <ListStates {...states} query={featuredActivitiesQuery} placeholders={3}>
      {(activity) => <IconCard activity={activity} mode="featured" />}
    </ListStates>
  );
}

interface LearnMoreProps {
  activity: Activity;
  mode: 'all' | 'featured';
}

function IconCard(props: LearnMoreProps) {
  const { activity } = props;
  return (
    <ActivityCard activity={activity} emoji={activity.icon}>
      <LearnMore {...props} />
    </ActivityCard>
  );
}

/**
 * Links to the category's page. Without one, to the list of all activities; on that list, to the owner's
 * link, or else a plain click shows a notice that links to the activity's page (decision 31).
 */
function LearnMore({ activity: { title, category, link, slug: own }, mode }: LearnMoreProps) {
  const href = categoryPath(category);
  const className = 'text-link learn-more';
  const words = (
    <>
      Learn More <span className="sr-only">about {title}</span>
      <Icon name="right" />
    </>
  );
  if (mode === 'all' && href === paths.thingsToDo)
    return (
      <PlaceholderAction
        {...{ link, href, className }}
        about={{ topic: title, page: own && paths.activity(own) }}
      >
        {words}
      </PlaceholderAction>
    );
  return <a {...{ href, className }}>{words}</a>;
}

const FEW = 12;

/** Categories without a page, and the one with a page that each belongs with. */
const BESIDE: Readonly<Record<string, string>> = {
  'Water Activities': 'Water Sports',
  'Food & Dining': 'Dining',
};

/**
 * Groups activities by category, keeping the owner's order: the specification's categories first, those
 * alike next to each other, then others as they come (decision 50). Empty if there are few, or only one category.
 */
function activityGroups(activities: readonly Activity[]): Group<Activity>[] {
  const groups = Map.groupBy(activities, ({ category }) => slug(category));
  if (activities.length <= FEW || groups.size === 1) return [];
  return [...groups]
    .map(([key, items]) => ({ id: `${key}-things`, name: items[0]?.category ?? key, items }))
    .sort((one, other) => rank(one.name) - rank(other.name));
}

function rank(category: string): number {
  const beside = BESIDE[category];
  if (beside) return rank(beside) + 0.5;
  const place = ACTIVITY_CATEGORIES.indexOf(category);
  return place === -1 ? ACTIVITY_CATEGORIES.length : place;
}
