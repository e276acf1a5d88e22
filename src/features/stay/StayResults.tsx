import type { CivilDay } from '../../model/day/civil-day.ts';
import { LoadError } from '../../site/states/LoadError.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { Repeat } from '../../ui/Repeat.tsx';
import { StayDays } from './StayDays.tsx';
import { StayFacts } from './StayFacts.tsx';
import { StaySeasons } from './StaySeasons.tsx';
import type { Stay } from './stay.ts';
import type { StayEvents } from './use-stay-events.ts';

interface StayResultsProps {
  stay: Stay;
  today: CivilDay;
  /** Undefined until the events have been loaded. */
  found: StayEvents | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** All about a stay; what isn't about events needs no answer of the server. */
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
