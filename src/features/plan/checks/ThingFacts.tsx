import { hourInWords } from '../../../model/day/hour-in-words.ts';
import { durationInWords } from '../../../model/roads/roads-in-words.ts';
import { telephoneUri } from '../../../model/telephone.ts';
import { useWords } from '../../../site/words/words-context.ts';
import { daysWithNote } from '../../events/days-label.ts';
import type { EventDays } from '../../events/event.ts';
import { isKeyOf } from '../../saving/plan.ts';
import type { PlanKey } from '../../saving/plan-key.ts';
import { eventOn } from '../event-hours.ts';
import type { PlanFacts } from '../plan-facts.ts';
import { directionsTo } from './day-directions.ts';

interface ThingFactsProps {
  id: PlanKey;
  /** Undefined if the guide no longer has it. */
  fact: Omit<PlanFacts, 'key'> | undefined;
  day: string | undefined;
  today: string;
}

/** When and where a saved thing is, and whether the guide still has it. */
export function ThingWhen({ id, fact, day, today }: ThingFactsProps) {
  const { gone, over } = useWords('plan').days;
  if (!fact) return <p className="plan-warning">{gone}</p>;
  const { title, town, days } = fact;
  const on = eventOn(fact, day);
  const [next] = day === undefined ? (days ?? []) : [];
  const said = [
    on?.starts && hoursInWords(on),
    next && daysWithNote(next, today),
    town !== title && town,
  ].filter(Boolean);
  return (
    <>
      {said.length > 0 && <p className="plan-facts">{said.join(' • ')}</p>}
      {isKeyOf('e', id) && days?.length === 0 && <p className="plan-warning">{over}</p>}
    </>
  );
}

/** More about a saved thing: its address, how long it takes, its price, and whom to call. */
export function ThingFacts({ id, fact }: Pick<ThingFactsProps, 'id' | 'fact'>) {
  const words = useWords('plan-days');
  if (!fact) return null;
  const { location, town, hours, price, free, reserve, telephone, takes, closure } = fact;
  const { asOf = {} } = fact;
  const way = directionsTo(id, fact, globalThis.navigator?.userAgent ?? '');
  const lines = [
    location !== town && location,
    closure,
    hours,
    takes !== undefined && `About ${durationInWords([takes, takes])}`,
    [free && 'Free', price].filter(Boolean).join(' · '),
    reserve && ['Reserve ahead', asOf.reserve].filter(Boolean).join('. '),
  ].filter(Boolean);
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
    </>
  );
}

function hoursInWords({ starts = '', ends, usual }: EventDays): string {
  const hours = [starts, ends].flatMap((hour) => (hour ? hourInWords(hour) : [])).join('-');
  return usual ? `Usually ${hours}` : hours;
}
