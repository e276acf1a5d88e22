import { telephoneUri } from '../../../model/visit/telephone.ts';
import { fillText } from '../../../site/words/placeholder-text.tsx';
import { useWords } from '../../../site/words/words-context.ts';
import { daysLabel } from '../../events/days-label.ts';
import type { EventDays } from '../../places/place.ts';
import { isKeyOf, type PlanDay, type PlanItem } from '../../saving/plan.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';
import { itemWarnings } from '../plan-warnings.ts';

interface ThingFactsProps {
  item: PlanItem;
  day: PlanDay;
  facts: FactsByKey;
  today: string;
}

/** What to know about a saved thing: where, when, whom to call, and what is wrong with its day. */
export function ThingFacts({ item, day, facts, today }: ThingFactsProps) {
  const { gone } = useWords('plan').days;
  const fact = facts.get(item.key);
  if (!fact) return <p className="plan-warning">{gone}</p>;
  const { location, hours, price, free, reserve, telephone, takes, closure, days = [] } = fact;
  const { asOf = {} } = fact;
  const lines = [
    location,
    closure,
    hours,
    takes !== undefined && `About ${takes} min`,
    [free && 'Free', price].filter(Boolean).join(' · '),
    reserve && ['Reserve ahead', asOf.reserve].filter(Boolean).join('. '),
  ].filter(Boolean);
  const [next] = day.day === undefined ? days : [];
  return (
    <>
      {lines.length > 0 && <p className="plan-facts">{lines.join(' • ')}</p>}
      {telephone && (
        <p className="plan-facts">
          <a href={telephoneUri(telephone)}>{telephone}</a> {asOf.telephone}
        </p>
      )}
      {next && <p className="plan-facts">{stated(next, today)}</p>}
      <Warnings {...{ item, day, facts, today }} />
    </>
  );
}

function Warnings({ item, day, facts, today }: ThingFactsProps) {
  const words = useWords('plan').days;
  const isOver = isKeyOf('e', item.key) && facts.get(item.key)?.days?.length === 0;
  const warnings = itemWarnings(day, facts).filter((warning) => warning.item.key === item.key);
  return (
    <>
      {isOver && <p className="plan-warning">{words.over}</p>}
      {warnings.map((warning) => (
        <p className="plan-warning" key={warning.kind}>
          {warning.kind === 'closed'
            ? fillText(words.closed, { weekday: warning.weekday })
            : warning.kind === 'changed'
              ? stated(warning.days, today)
              : fillText(words.otherDay, { days: listed(warning.days, today) })}
        </p>
      ))}
    </>
  );
}

/** The days and what has become of them: "Canceled: Sat, Dec 5 • The creek is up." */
function stated(days: EventDays, today: string): string {
  return [daysLabel(days, today), days.statusNote].filter(Boolean).join(' • ');
}

/** The next days of an event, the first three of them. */
function listed(days: NonNullable<PlanFacts['days']>, today: string): string {
  return days
    .slice(0, 3)
    .map((one) => daysLabel(one, today))
    .join('; ');
}
