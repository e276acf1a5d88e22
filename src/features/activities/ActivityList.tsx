import { categoryPath, paths } from '../../model/paths.ts';
import { CardTitle, cardClass } from '../../site/cards/CardTitle.tsx';
import { PlaceholderAction } from '../../site/notices/PlaceholderAction.tsx';
import { ListStates } from '../../site/states/ListStates.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardHead } from '../saving/CardHead.tsx';
import type { Activity } from './activity.ts';
import { activitiesQuery, featuredActivitiesQuery } from './activity-queries.ts';

/** What each mode shows, and how many placeholders (specification section 9). */
const MODES = {
  all: { query: activitiesQuery, placeholders: 6 },
  featured: { query: featuredActivitiesQuery, placeholders: 3 },
};

/** All activities, or only the featured ones (specification section 2, "Things to do"). */
export function ActivityList({ mode }: { mode: keyof typeof MODES }) {
  return (
    <ListStates
      {...MODES[mode]}
      what="The activities"
      emptyText="No activities found."
      placeholder={<IconCardSkeleton />}
    >
      {(activity) => <IconCard activity={activity} mode={mode} />}
    </ListStates>
  );
}

interface IconCardProps {
  activity: Activity;
  mode: keyof typeof MODES;
}

function IconCard({ activity, mode }: IconCardProps) {
  const { title, description, icon, slug } = activity;
  const href = slug && paths.activity(slug);
  return (
    <article className={cardClass('card', href)}>
      <CardHead of={activity} kind="a" wide />
      <div className="card-text">
        <span className="emblem emblem-raised" aria-hidden="true">
          {icon}
        </span>
        <h3>
          <CardTitle title={title} href={href} />
        </h3>
        <p>{description}</p>
        <LearnMore activity={activity} page={href} mode={mode} />
      </div>
    </article>
  );
}

interface LearnMoreProps extends IconCardProps {
  /** The activity's own page. */
  page: string | undefined;
}

/**
 * To the category's page. If it has none, the link leads to the list of all activities; on that list
 * itself, a plain click shows a notice instead, which leads to the activity's page (decision 31).
 */
function LearnMore({ activity: { title, category }, page, mode }: LearnMoreProps) {
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
      <PlaceholderAction {...{ href, className }} about={{ topic: title, page }}>
        {words}
      </PlaceholderAction>
    );
  return <a {...{ href, className }}>{words}</a>;
}

function IconCardSkeleton() {
  return (
    <Skeleton
      className="card"
      picture="card-picture card-picture-wide skeleton rounded-none"
      text="card-text"
      lines={['emblem-raised size-14', 'h-8 w-3/4', 'h-5', 'h-5', 'h-5 w-2/3', 'mt-3 h-6 w-28']}
    />
  );
}
