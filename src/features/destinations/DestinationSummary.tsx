import type { ReactNode } from 'react';
import { CardTitle } from '../../site/cards/CardTitle.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { townKey } from '../saving/plan-key.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import { DestinationFace } from './DestinationFace.tsx';
import type { Destination } from './destination.ts';

/** Specification section 9. */
const HIGHLIGHTS = 2;

interface DestinationSummaryProps {
  destination: Destination;
  /** Undefined if it has no page, or another link of the card leads there. */
  href?: string | undefined;
  clamp?: boolean;
  children?: ReactNode;
}

/** The content of every destination card: color, emoji, name, up to 2 highlights, description. */
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
