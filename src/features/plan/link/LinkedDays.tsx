import { memo } from 'react';
import { useWords } from '../../../site/words/words-context.ts';
import { planDays } from '../../saving/plan.ts';
import { planDayName } from '../day-names.ts';
import type { DaysProps } from '../days/MyDays.tsx';
import { PlanThing } from '../days/PlanThing.tsx';
import type { LinkedPlan } from './read-plan-link.ts';

interface LinkedDaysProps extends Pick<DaysProps, 'facts' | 'checks' | 'today'> {
  linked: LinkedPlan;
}

/** The complete plan of a link, read-only. */
export const LinkedDays = memo(function Days({ linked, facts, checks, today }: LinkedDaysProps) {
  const { sometime } = useWords('plan').days;
  const taken = new Set(linked.items.map(({ key }) => key));
  return planDays(linked.items).map((day) => (
    <section className="plan-day" key={day.day ?? ''}>
      <h2>{day.day ? planDayName(day.day) : sometime}</h2>
      {facts && checks && <checks.DayFacts day={day} facts={facts} />}
      <ol>
        {day.items.map((item) => {
          const about = facts &&
            checks && {
              id: item.key,
              ...checks.aboutRow(item, day, taken, facts),
              day: day.day,
              facts,
              today,
            };
          return (
            <li className="plan-row" key={item.key}>
              <PlanThing item={item} fact={facts?.get(item.key)}>
                {checks && about && (
                  <>
                    <checks.RowChecks {...about} hasPin={false} />
                    <checks.RowFacts {...about} />
                  </>
                )}
                {item.note && <p className="plan-note">{item.note}</p>}
              </PlanThing>
            </li>
          );
        })}
      </ol>
    </section>
  ));
});
