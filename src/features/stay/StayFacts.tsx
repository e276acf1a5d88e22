import type { ReactNode } from 'react';
import { type CivilDay, dayText } from '../../model/day/civil-day.ts';
import { clockTime } from '../../model/day/clock-time.ts';
import { longDate } from '../../model/day/day-in-words.ts';
import { sunTimes } from '../../model/day/sun.ts';
import { WIMBERLEY } from '../../model/distance.ts';
import { fillText } from '../../site/words/fill-text.ts';
import { useWords } from '../../site/words/words-context.ts';
import { nightsInWords, WithPhone } from './StayMessage.tsx';
import { bookBy, peaksIn } from './seasons.ts';
import type { Stay } from './stay.ts';

/** Peak season or not, minimum nights, when to book by, and the sun. */
export function StayFacts({ stay, today }: { stay: Stay; today: CivilDay }) {
  const { rules } = useWords('stay');
  const year = useWords('seasons');
  const peaks = peaksIn(year, stay);
  const part = peaks.length > 0 ? 'peak' : 'usual';
  const minimum = nightsInWords(year.minimumNights[part]);
  const isShort = stay.departure - stay.arrival < year.minimumNights[part];
  const by = bookBy(year.bookAhead[part], stay);
  const { rise, set } = sunTimes(stay.arrival, WIMBERLEY);
  return (
    <dl className="stay-facts">
      <Fact name="Season" value={peaks.length > 0 ? 'Peak season' : 'Not peak season'}>
        {peaks.join(', ')}
      </Fact>
      <Fact name="Minimum stay" value={minimum}>
        {isShort && fillText(rules.short, { nights: minimum })}
      </Fact>
      <Fact name="Book by" value={longDate(dayText(by)) ?? ''}>
        {by < today && stay.arrival >= today && <WithPhone text={rules.passed} />}
      </Fact>
      <Fact name="Sun on the first day" value={`${clockTime(rise)} to ${clockTime(set)}`}>
        At the cabins, give or take two minutes
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  value: string;
  /** A note below it, if there is something to say. */
  children: ReactNode;
}

function Fact({ name, value, children }: FactProps) {
  return (
    <div className="card stay-fact">
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {children && <span>{children}</span>}
      </dd>
    </div>
  );
}
