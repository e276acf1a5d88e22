import type { ReactNode } from 'react';
import type { Destination } from '../../../model/destination/destination.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CardTitle } from '../cards/CardTitle.tsx';
import { DestinationFace } from './DestinationFace.tsx';

/** How many highlights a card shows at most (specification section 9). */
const HIGHLIGHTS = 2;

interface DestinationSummaryProps {
  destination: Destination;
  /** Its page; undefined if it has none, or if another link of the card leads there. */
  href?: string | undefined;
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
          <CardTitle title={name} href={href} />
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
