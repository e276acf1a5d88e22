import { paths } from '../../model/paths.ts';
import { PlaceholderAction } from '../../site/notices/PlaceholderAction.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ActivityCard } from '../activities/ActivityCard.tsx';
import type { Activity } from '../activities/activity.ts';

interface CategoryActivityCardProps {
  activity: Activity;
  heading?: 'h2' | 'h3';
}

/** An activity on its category's page, with "Learn More" (specification section 2). */
export function CategoryActivityCard({ activity, heading = 'h2' }: CategoryActivityCardProps) {
  const { title, link, slug } = activity;
  return (
    <ActivityCard activity={activity} heading={heading}>
      <PlaceholderAction
        className="text-link learn-more"
        link={link}
        about={{ topic: title, page: slug && paths.activity(slug) }}
        label={`Learn More about ${title}`}
      >
        Learn More
        <Icon name="right" />
      </PlaceholderAction>
    </ActivityCard>
  );
}
