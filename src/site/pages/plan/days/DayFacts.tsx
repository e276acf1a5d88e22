import type { PlanDay } from '../../../../model/plan/plan.ts';
import type { FactsByKey } from '../../../../model/plan/plan-facts.ts';
import { dayDistance } from '../../../../model/plan/plan-warnings.ts';
import { fillText } from '../../../words/placeholder-text.tsx';
import { useWords } from '../../../words/words-context.ts';

/** How far it is around on a day, and whether that is too much driving. */
export function DayFacts({ day, facts }: { day: PlanDay; facts: FactsByKey }) {
  const { miles, minutes, far } = useWords('plan').days;
  const distance = day.day === undefined ? undefined : dayDistance(day, facts);
  if (!distance) return null;
  return (
    <p className="plan-distance">
      {distance.miles > 0 && fillText(miles, { miles: String(distance.miles) })}{' '}
      {distance.minutes && fillText(minutes, { minutes: String(distance.minutes) })}{' '}
      {distance.isTooFar && <strong className="plan-warning">{far}</strong>}
    </p>
  );
}
