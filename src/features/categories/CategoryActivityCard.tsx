import { paths } from '../../model/paths.ts';
import { CardTitle, cardClass } from '../../site/cards/CardTitle.tsx';
import { PlaceholderAction } from '../../site/notices/PlaceholderAction.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LocationLine } from '../../ui/LocationLine.tsx';
import type { Activity } from '../activities/activity.ts';
import { CardHead } from '../saving/CardHead.tsx';

interface CategoryActivityCardProps {
  activity: Activity;
  /** The level of its title below the page's or a section's. */
  heading?: 'h2' | 'h3';
}

/** An activity on its category's page, with "Learn More" (specification section 2). */
export function CategoryActivityCard({
  activity,
  heading: Heading = 'h2',
}: CategoryActivityCardProps) {
  const { title, description, location, link, slug } = activity;
  const href = slug && paths.activity(slug);
  return (
    <article className={cardClass('card', href)}>
      <CardHead of={activity} kind="a" />
      <div className="card-text">
        <Heading className="card-title">
          <CardTitle title={title} href={href} />
        </Heading>
        <p>{description}</p>
        <div className="card-end">
          {location && <LocationLine name={location} />}
          <PlaceholderAction
            className="text-link learn-more"
            link={link}
            about={{ topic: title, page: href }}
            label={`Learn More about ${title}`}
          >
            Learn More
            <Icon name="right" />
          </PlaceholderAction>
        </div>
      </div>
    </article>
  );
}
