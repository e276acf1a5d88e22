import type { ReactNode } from 'react';
import { CardTitle } from '../../site/cards/CardTitle.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { townKey } from '../saving/plan-key.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import { DestinationFace } from './DestinationFace.tsx';
import type { Destination } from './destination.ts';

/** How many highlights a card shows at most (specification section 9). */
const HIGHLIGHTS = 2;

interface DestinationSummaryProps {
  destination: Destination;
  /** Its page; undefined if it has none, or if another link of the card leads there. */
  href?: string | undefined;
  /** Shows three lines of the description until the visitor asks for more. */
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
        <p className={clamp ? 'clamped' : undefined}>{description}</p>
        {clamp && (
          <details className="unfold">
            <summary className="text-link">
              More <span className="sr-only">about {name}</span>
              <Icon name="down" />
            </summary>
          </details>
        )}
        {children}
      </div>
      <SaveButton of={townKey(name)} title={name} />
    </>
  );
}
