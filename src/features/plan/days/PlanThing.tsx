import type { ReactNode } from 'react';
import { Thumbnail } from '../../../site/cards/Thumbnail.tsx';
import { DestinationFace } from '../../destinations/DestinationFace.tsx';
import { isKeyOf, type PlanItem } from '../../saving/plan.ts';
import { type PlanFacts, titleOf } from '../plan-facts.ts';

interface PlanThingProps {
  item: PlanItem;
  /** Undefined until the facts have loaded, or if the guide no longer has it. */
  fact: PlanFacts | undefined;
  children: ReactNode;
}

/** A saved thing: a thumbnail, its name linked to its page, and its details. */
export function PlanThing({ item, fact, children }: PlanThingProps) {
  const title = titleOf(item, fact);
  return (
    <>
      <div className="plan-thumb">
        {isKeyOf('t', item.key) ? (
          <DestinationFace name={title} />
        ) : (
          fact?.imageUrl && <Thumbnail {...fact} />
        )}
      </div>
      <div className="plan-text">
        <h3>{fact ? <a href={fact.path}>{title}</a> : title}</h3>
        {children}
      </div>
    </>
  );
}
