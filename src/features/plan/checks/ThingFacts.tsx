import { hourInWords } from '../../../model/day/hour-in-words.ts';
import { telephoneUri } from '../../../model/telephone.ts';
import { useWords } from '../../../site/words/words-context.ts';
import { daysWithNote } from '../../events/days-label.ts';
import { isKeyOf, type PlanDay, type PlanItem } from '../../saving/plan.ts';
import { hoursOn } from '../event-hours.ts';
import type { FactsByKey } from '../plan-facts.ts';

interface ThingFactsProps {
  item: PlanItem;
  day: PlanDay;
  facts: FactsByKey;
  today: string;
}

/** What to know about a saved thing: where, when, and whom to call. */
export function ThingFacts({ item, day, facts, today }: ThingFactsProps) {
  const { gone, over } = useWords('plan').days;
  const fact = facts.get(item.key);
  if (!fact) return <p className="plan-warning">{gone}</p>;
  const { location, hours, price, free, reserve, telephone, takes, closure, days } = fact;
  const { asOf = {} } = fact;
  const on = hoursOn(fact, day.day);
  const lines = [
    on.starts && hoursInWords(on),
    location,
    closure,
    hours,
    takes !== undefined && `About ${takes} min`,
    [free && 'Free', price].filter(Boolean).join(' · '),
    reserve && ['Reserve ahead', asOf.reserve].filter(Boolean).join('. '),
  ].filter(Boolean);
  const [next] = day.day === undefined ? (days ?? []) : [];
  return (
    <>
      {lines.length > 0 && <p className="plan-facts">{lines.join(' • ')}</p>}
      {telephone && (
        <p className="plan-facts">
          <a href={telephoneUri(telephone)}>{telephone}</a>{' '}
          {asOf.telephone && <span>{asOf.telephone}</span>}
        </p>
      )}
      {next && <p className="plan-facts">{daysWithNote(next, today)}</p>}
      {isKeyOf('e', item.key) && days?.length === 0 && <p className="plan-warning">{over}</p>}
    </>
  );
}

/** "6 PM-9 PM", "usually 6 PM". */
function hoursInWords({ starts = '', ends, usual }: ReturnType<typeof hoursOn>): string {
  const hours = [starts, ends].flatMap((hour) => (hour ? hourInWords(hour) : [])).join('-');
  return usual ? `Usually ${hours}` : hours;
}
