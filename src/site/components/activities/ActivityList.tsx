import type { Activity } from '../../../model/activity/activity.ts';
import { categoryPath } from '../../../model/paths.ts';
import { queries } from '../../data/queries.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CardHead } from '../cards/CardHead.tsx';
import { ListStates } from '../states/ListStates.tsx';

/** Placeholders of the list of all activities, and of the featured ones (specification section 9). */
const PLACEHOLDERS = { all: 6, featured: 3 };

interface ActivityListProps {
  mode: 'all' | 'featured';
}

/** All activities, or the featured ones only (specification section 2, "Things to do"). */
export function ActivityList({ mode }: ActivityListProps) {
  return (
    <ListStates
      query={mode === 'all' ? queries.activities : queries.featuredActivities}
      what="The activities"
      emptyText="No activities found."
      placeholders={PLACEHOLDERS[mode]}
      placeholder={<IconCardSkeleton />}
    >
      {(activity) => <IconCard activity={activity} />}
    </ListStates>
  );
}

function IconCard({ activity }: { activity: Activity }) {
  const { title, description, category, icon } = activity;
  return (
    <article className="card card-linked">
      <CardHead of={activity} wide />
      <div className="card-text">
        <span className="emblem emblem-raised" aria-hidden="true">
          {icon}
        </span>
        <h3>{title}</h3>
        <p>{description}</p>
        <a className="text-link card-link mt-auto pt-2" href={categoryPath(category)}>
          Learn More <span className="sr-only">about {title}</span>
          <Icon name="right" />
        </a>
      </div>
    </article>
  );
}

function IconCardSkeleton() {
  return (
    <div className="card" data-placeholder="" aria-hidden="true">
      <div className="card-picture card-picture-wide skeleton rounded-none" />
      <div className="card-text">
        <div className="skeleton emblem-raised size-14" />
        <div className="skeleton h-8 w-3/4" />
        <div className="skeleton h-5" />
        <div className="skeleton h-5" />
        <div className="skeleton h-5 w-2/3" />
        <div className="skeleton mt-3 h-6 w-28" />
      </div>
    </div>
  );
}
