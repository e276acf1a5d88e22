import type { Activity } from '../../../model/activity/activity.ts';
import { categoryPath, paths } from '../../../model/paths.ts';
import { queries } from '../../data/queries.ts';
import { CardLink } from '../../ui/CardLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardHead } from '../cards/CardHead.tsx';
import { useExplanation } from '../notices/PlaceholderAction.tsx';
import { ListStates } from '../states/ListStates.tsx';

/** What each mode shows, and how many placeholders (specification section 9). */
const MODES = {
  all: { query: queries.activities, placeholders: 6 },
  featured: { query: queries.featuredActivities, placeholders: 3 },
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
      {(activity) => <IconCard activity={activity} />}
    </ListStates>
  );
}

function IconCard({ activity }: { activity: Activity }) {
  const { title, description, category, icon, slug } = activity;
  const page = slug && paths.activity(slug);
  const listPath = categoryPath(category);
  const explain = useExplanation(title, page);
  return (
    <article className="card card-linked">
      <CardHead of={activity} wide />
      <div className="card-text">
        <span className="emblem emblem-raised" aria-hidden="true">
          {icon}
        </span>
        <h3>
          <CardLink href={page}>{title}</CardLink>
        </h3>
        <p>{description}</p>
        <a
          className="text-link card-control mt-auto pt-2"
          href={listPath}
          onClick={page && listPath === paths.thingsToDo ? explain : undefined}
        >
          Learn More <span className="sr-only">about {title}</span>
          <Icon name="right" />
        </a>
      </div>
    </article>
  );
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
