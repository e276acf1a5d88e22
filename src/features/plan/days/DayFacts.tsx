import { fillText } from '../../../site/words/placeholder-text.tsx';
import { useWords } from '../../../site/words/words-context.ts';
import type { PlanDay } from '../../saving/plan.ts';
import type { FactsByKey } from '../plan-facts.ts';
import { dayDistance } from '../plan-warnings.ts';

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
