import { useState } from 'react';
import { dayName } from '../../model/day/day-in-words.ts';
import { useWords } from '../../site/words/words-context.ts';
import { addPlan, replacePlan } from '../saving/change-plan.ts';
import { type Plan, planDays, shownItems } from '../saving/plan.ts';
import type { DaysProps } from './days/MyDays.tsx';
import { PlanThing } from './days/PlanThing.tsx';

interface SharedPlanProps extends DaysProps {
  shared: Plan;
  mine: Plan;
  /** Called when the link has done its work. */
  onDone: () => void;
}

/** A plan that came by a link: to look at, and to keep if the visitor says so. */
export function SharedPlan({
  shared,
  mine,
  facts,
  checks,
  today,
  change,
  announce,
  onDone,
}: SharedPlanProps) {
  const words = useWords('plan');
  const taken = new Set(shared.map(({ key }) => key));
  const [isLooking, setLooking] = useState(false);
  const keep = (combine: typeof addPlan) => {
    const titled = shared.map((item) => ({ ...item, title: facts?.get(item.key)?.title }));
    change((plan) => combine(plan, titled, Date.now()));
    announce('Saved to your plan.');
    onDone();
  };
  return (
    <>
      <section className="plan-take card" aria-labelledby="plan-shared">
        <h2 id="plan-shared">{words.shared.heading}</h2>
        <p className="plan-lead">{isLooking ? words.shared.looking : words.shared.text}</p>
        <div className="plan-ways">
          <button type="button" className="button button-action" onClick={() => keep(addPlan)}>
            Add to mine
          </button>
          {shownItems(mine).length > 0 && (
            <button type="button" className="button button-quiet" onClick={() => keep(replacePlan)}>
              Replace mine
            </button>
          )}
          {isLooking ? (
            <button type="button" className="button button-quiet" onClick={onDone}>
              Back to mine
            </button>
          ) : (
            <button type="button" className="button button-quiet" onClick={() => setLooking(true)}>
              Just look
            </button>
          )}
        </div>
      </section>
      {planDays(shared).map((day) => (
        <section className="plan-day" key={day.day ?? ''}>
          <h2>{day.day ? dayName(day.day) : words.days.sometime}</h2>
          {facts && checks && <checks.DayFacts day={day} facts={facts} />}
          <ol>
            {day.items.map((item) => (
              <li className="plan-row" key={item.key}>
                <PlanThing item={item} fact={facts?.get(item.key)}>
                  {facts && checks && <checks.RowChecks {...{ item, day, taken, facts, today }} />}
                  {item.note && <p className="plan-note">{item.note}</p>}
                </PlanThing>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
