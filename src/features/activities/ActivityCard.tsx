import type { ReactNode } from 'react';
import { paths } from '../../model/paths.ts';
import { CardTitle, cardClass } from '../../site/cards/CardTitle.tsx';
import { LocationLine } from '../../ui/LocationLine.tsx';
import { CardHead } from '../saving/CardHead.tsx';
import type { Activity } from './activity.ts';

interface ActivityCardProps {
  activity: Activity;
  emoji?: string;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}

/** An activity's card: badge, title, description, location (section 2). */
export function ActivityCard({ activity, emoji, heading, children }: ActivityCardProps) {
  const { title, description, location, slug } = activity;
  const href = slug && paths.activity(slug);
  const Heading = heading ?? 'h3';
  const place = location && <LocationLine name={location} />;
  return (
    <article className={cardClass('card', href)}>
      <CardHead of={activity} kind="a" emoji={emoji} />
      <div className="card-text">
        <Heading className={heading && 'card-title'}>
          <CardTitle title={title} href={href} />
        </Heading>
        <p>{description}</p>
        {children ? (
          <div className="card-end">
            {place}
            {children}
          </div>
        ) : (
          place
        )}
      </div>
    </article>
  );
}
