import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { LoadError } from '../../site/states/LoadError.tsx';
import { fillText } from '../../site/words/placeholder-text.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { myPlan } from '../saving/my-plan.ts';
import { planWithDraft } from './plan-of-draft.ts';
import { BookFirst } from './show/BookFirst.tsx';
import { DraftDayCard } from './show/DraftDayCard.tsx';
import { useDayMaps } from './show/use-day-maps.ts';
import { WishForm } from './show/WishForm.tsx';
import { solveDays } from './solve/solve-days.ts';
import { useDraftPlaces } from './use-draft-places.ts';
import { useWish } from './use-wish.ts';
import type { WishCost } from './wish.ts';

interface DraftDaysProps {
  stay: { arrival: CivilDay; departure: CivilDay };
  today: CivilDay;
  /** Where the plan of these dates is. */
  planAddress: string;
}

/** Days that work, drafted from dates, people and weather (decision 013). */
export function DraftDays({ stay, today, planAddress }: DraftDaysProps) {
  const words = useWords('drafts');
  const { places, error, retry } = useDraftPlaces();
  const { wish, kept, change, ...on } = useWish(stay, words.checkIn);
  const [announcement, announce] = useState('');
  const id = useId();
  const latest = useDeferredValue(wish);
  const draft = useMemo(() => places && solveDays(latest, places, today), [latest, places, today]);
  const maps = useDayMaps(draft !== undefined);
  const take = () => {
    if (draft) myPlan.change((plan) => planWithDraft(plan, draft.days, Date.now()));
  };
  /** The row that had the focus goes: the heading of its day takes it. */
  const leaveRow = (day: CivilDay, said: string) => {
    announce(said);
    document.getElementById(`draft-${day}`)?.focus();
  };
  return (
    <section className="drafts" aria-labelledby={id} aria-busy={(!draft && !error) || undefined}>
      <h2 id={id}>{words.heading}</h2>
      <p className="text-ink-soft">{words.intro}</p>
      <WishForm wish={wish} onChange={change} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {error && <LoadError what="What days are made of" error={error} onRetry={retry} />}
      {draft && (
        <>
          {maps && <maps.StripLand />}
          <BookFirst draft={draft} today={today} />
          <ol className="draft-days">
            {draft.days.map((day) => (
              <DraftDayCard
                key={day.day}
                draft={day}
                base={latest.base}
                maps={maps}
                kept={kept}
                onAnotherDay={() => on.anotherDay(draft.days, day)}
                onKeep={(stop) => on.keep(day, stop)}
                onAnother={(stop) => {
                  on.another(draft.days, day, stop);
                  leaveRow(day.day, `${words.row.another}: ${stop.place.title}`);
                }}
                onRemove={(stop) => {
                  on.remove(draft.days, day, stop);
                  leaveRow(day.day, `${words.row.remove}: ${stop.place.title}`);
                }}
              />
            ))}
          </ol>
          {draft.cost && <Cost cost={draft.cost} onLet={(cost) => change(on.without(cost))} />}
          <p className="draft-take">
            <a className="button button-action" href={planAddress} onClick={take}>
              {words.take.button}
            </a>{' '}
            <span>{words.take.note}</span>
          </p>
        </>
      )}
    </section>
  );
}

function Cost({ cost, onLet }: { cost: WishCost; onLet: (cost: WishCost) => void }) {
  const words = useWords('drafts').cost;
  const values = { minutes: String(cost.minutes), places: String(cost.places) };
  return (
    <p>
      <button type="button" className="button button-quiet" onClick={() => onLet(cost)}>
        {fillText(words[cost.wish], values)}
      </button>
    </p>
  );
}
