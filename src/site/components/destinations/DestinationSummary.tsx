import type { ReactNode } from 'react';
import type { Destination } from '../../../model/destination/destination.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CardLink } from '../../ui/CardLink.tsx';
import { DestinationFace } from './DestinationFace.tsx';

/** How many highlights a card shows at most (specification section 9). */
const HIGHLIGHTS = 2;

interface DestinationSummaryProps {
  destination: Destination;
  /** Where its title and picture lead. */
  href?: string;
  clamp?: boolean;
  /** Goes at the bottom of the card. */
  children?: ReactNode;
}

/** What every destination card shows: color, emoji, name, up to 2 highlights, description. */
export function DestinationSummary({
  destination: { name, description, highlights = [] },
  href,
  clamp = false,
  children,
}: DestinationSummaryProps) {
  return (
    <>
      <DestinationFace name={name} />
      <div className="card-text">
        <h3>
          <CardLink href={href}>{name}</CardLink>
        </h3>
        {highlights.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {highlights.slice(0, HIGHLIGHTS).map((highlight) => (
              <li key={highlight}>
                <Badge tone="neutral">{highlight}</Badge>
              </li>
            ))}
          </ul>
        )}
        <p className={clamp ? 'line-clamp-3' : undefined}>{description}</p>
        {children}
      </div>
    </>
  );
}
