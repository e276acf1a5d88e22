import type { ReactNode } from 'react';
import { focusClass } from '../../../model/image/image.ts';
import { DestinationFace } from '../../destinations/DestinationFace.tsx';
import { isKeyOf, type PlanItem } from '../../saving/plan.ts';
import { type PlanFacts, titleOf } from '../plan-facts.ts';

interface PlanThingProps {
  item: PlanItem;
  /** Undefined if the guide no longer has it, or until its facts have been loaded. */
  fact: PlanFacts | undefined;
  children: ReactNode;
}

/** A saved thing: a small picture, its name, which leads to its page, and what is said about it. */
export function PlanThing({ item, fact, children }: PlanThingProps) {
  const title = titleOf(item, fact);
  return (
    <>
      <div className="plan-thumb">
        {isKeyOf('t', item.key) ? (
          <DestinationFace name={title} />
        ) : (
          fact?.imageUrl && (
            <img
              className={focusClass(fact.focus)}
              src={fact.imageUrl}
              alt=""
              width={96}
              height={72}
              loading="lazy"
            />
          )
        )}
      </div>
      <div className="plan-text">
        <h3>{fact ? <a href={fact.path}>{title}</a> : title}</h3>
        {children}
      </div>
    </>
  );
}
