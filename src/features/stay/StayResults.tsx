import type { ReactNode } from 'react';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { dayText } from '../../model/day/civil-day.ts';
import { clockTime } from '../../model/day/clock-time.ts';
import { longDate } from '../../model/day/day-in-words.ts';
import { sunTimes } from '../../model/day/sun.ts';
import { WIMBERLEY } from '../../model/distance.ts';
import { unbroken } from '../../model/unbroken.ts';
import { LoadError } from '../../site/states/LoadError.tsx';
import { fillText } from '../../site/words/fill-text.ts';
import { useWords } from '../../site/words/words-context.ts';
import { Repeat } from '../../ui/Repeat.tsx';
import { SeasonTitle } from './SeasonTitle.tsx';
import { StayDays } from './StayDays.tsx';
import { nightsInWords, WithPhone } from './StayMessage.tsx';
import { SEASON_KINDS } from './season-form.ts';
import { bookBy, peaksIn, seasonsIn } from './seasons.ts';
import type { Stay } from './stay.ts';
import type { StayEvents } from './use-stay-events.ts';

interface StayResultsProps {
  stay: Stay;
  today: CivilDay;
  found: StayEvents | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** Everything about a stay; only its events need the server. */
export function StayResults({ stay, today, found, error, onRetry }: StayResultsProps) {
  const { days } = useWords('stay');
  return (
    <>
      <StayFacts stay={stay} today={today} />
      <section aria-labelledby="stay-days" aria-busy={(!found && !error) || undefined}>
        <h2 id="stay-days">{days}</h2>
        {error ? (
          <LoadError what="The events" error={error} onRetry={onRetry} />
        ) : found ? (
          <StayDays stay={stay} today={today} found={found} />
        ) : (
          <Repeat times={3}>
            <div className="skeleton stay-skeleton" />
          </Repeat>
        )}
      </section>
      <StaySeasons stay={stay} />
    </>
  );
}

function StayFacts({ stay, today }: { stay: Stay; today: CivilDay }) {
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
        At the cabins, within two minutes
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  value: string;
  children: ReactNode;
}

function Fact({ name, value, children }: FactProps) {
  return (
    <div className="card stay-fact">
      <dt>{name}</dt>
      <dd>
        <strong>{unbroken(value)}</strong>
        {children && <span>{children}</span>}
      </dd>
    </div>
  );
}

function StaySeasons({ stay }: { stay: Stay }) {
  const { heading, intro, ...names } = useWords('stay').seasons;
  const seasons = Map.groupBy(seasonsIn(useWords('seasons').seasons, stay), ({ kind }) => kind);
  if (seasons.size === 0) return null;
  return (
    <section aria-labelledby="stay-seasons">
      <h2 id="stay-seasons">{heading}</h2>
      <p className="text-ink-soft">{intro}</p>
      <div className="stay-seasons">
        {SEASON_KINDS.filter((kind) => seasons.has(kind)).map((kind) => (
          <section key={kind} className="card">
            <h3>{names[kind]}</h3>
            <dl>
              {seasons.get(kind)?.map((season) => (
                <div key={season.title}>
                  <dt>
                    <SeasonTitle season={season} />
                  </dt>
                  <dd>{season.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
