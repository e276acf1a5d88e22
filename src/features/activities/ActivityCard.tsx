import { activityEmoji } from '../../model/category-looks.ts';
import { paths } from '../../model/paths.ts';
import { CardTitle, cardClass } from '../../site/cards/CardTitle.tsx';
import { LocationLine } from '../../ui/LocationLine.tsx';
import { CardHead } from '../saving/CardHead.tsx';
import type { Activity } from './activity.ts';

/** An activity on the home page: badge with emoji, title, description, location (section 2). */
export function ActivityCard({ activity }: { activity: Activity }) {
  const { title, description, category, location, slug } = activity;
  const href = slug && paths.activity(slug);
  return (
    <article className={cardClass('card', href)}>
      <CardHead of={activity} kind="a" emoji={activityEmoji(category)} />
      <div className="card-text">
        <h3>
          <CardTitle title={title} href={href} />
        </h3>
        <p>{description}</p>
        {location && <LocationLine name={location} />}
      </div>
    </article>
  );
}
