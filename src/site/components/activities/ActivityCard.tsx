import type { Activity } from '../../../model/activity/activity.ts';
import { activityEmoji } from '../../../model/category-looks.ts';
import { paths } from '../../../model/paths.ts';
import { CardLink } from '../../ui/CardLink.tsx';
import { LocationLine } from '../../ui/LocationLine.tsx';
import { CardHead } from '../cards/CardHead.tsx';

/** An activity on the home page: badge with emoji, title, description, location (section 2). */
export function ActivityCard({ activity }: { activity: Activity }) {
  const { title, description, category, location, slug } = activity;
  return (
    <article className="card card-linked">
      <CardHead of={activity} emoji={activityEmoji(category)} />
      <div className="card-text">
        <h3>
          <CardLink href={slug && paths.activity(slug)}>{title}</CardLink>
        </h3>
        <p>{description}</p>
        {location && <LocationLine name={location} />}
      </div>
    </article>
  );
}
