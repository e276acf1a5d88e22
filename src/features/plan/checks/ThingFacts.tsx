import { hourInWords } from '../../../model/day/hour-in-words.ts';
import { durationInWords } from '../../../model/roads/roads-in-words.ts';
import { telephoneUri } from '../../../model/telephone.ts';
import { useWords } from '../../../site/words/words-context.ts';
import { daysWithNote } from '../../events/days-label.ts';
import { answersGeo, geoLink } from '../../places/directions.ts';
import { isKeyOf, type PlanKey } from '../../saving/plan.ts';
import { hoursOn } from '../event-hours.ts';
import type { PlanFacts } from '../plan-facts.ts';

interface ThingFactsProps {
  id: PlanKey;
  /** Undefined if the guide no longer has it. */
  fact: Omit<PlanFacts, 'key'> | undefined;
  day: string | undefined;
  today: string;
}

/** What to know about a saved thing: where, when, and whom to call. */
export function ThingFacts({ id, fact, day, today }: ThingFactsProps) {
  const { gone, over } = useWords('plan').days;
  const words = useWords('plan-days');
  if (!fact) return <p className="plan-warning">{gone}</p>;
  const { location, hours, price, free, reserve, telephone, takes, closure, days } = fact;
  const { asOf = {} } = fact;
  const way = wayThere(id, fact);
  const on = hoursOn(fact, day);
  const lines = [
    on.starts && hoursInWords(on),
    location,
    closure,
    hours,
    takes !== undefined && `About ${durationInWords([takes, takes])}`,
    [free && 'Free', price].filter(Boolean).join(' · '),
    reserve && ['Reserve ahead', asOf.reserve].filter(Boolean).join('. '),
  ].filter(Boolean);
  const [next] = day === undefined ? (days ?? []) : [];
  return (
    <>
      {lines.length > 0 && <p className="plan-facts">{lines.join(' • ')}</p>}
      {(telephone || way) && (
        <p className="plan-facts">
          {telephone && (
            <>
              <a href={telephoneUri(telephone)}>{telephone}</a> <span>{asOf.telephone}</span>{' '}
            </>
          )}
          {way && (
            <a className="plan-directions" href={way}>
              {words.toStop}
            </a>
          )}
        </p>
      )}
      {next && <p className="plan-facts">{daysWithNote(next, today)}</p>}
      {isKeyOf('e', id) && days?.length === 0 && <p className="plan-warning">{over}</p>}
    </>
  );
}

/** Into the maps app of a device that has one for it, else to the ways that its page offers. */
function wayThere(id: PlanKey, fact: Omit<PlanFacts, 'key'>): string | undefined {
  const { title, path, position } = fact;
  if (position && answersGeo(globalThis.navigator?.userAgent ?? ''))
    return geoLink({ title, position });
  return position && /^[ae]/.test(id) ? `${path}#where` : undefined;
}

/** "6 PM-9 PM", "usually 6 PM". */
function hoursInWords({ starts = '', ends, usual }: ReturnType<typeof hoursOn>): string {
  const hours = [starts, ends].flatMap((hour) => (hour ? hourInWords(hour) : [])).join('-');
  return usual ? `Usually ${hours}` : hours;
}
