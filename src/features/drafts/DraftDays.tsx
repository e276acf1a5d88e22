import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { LoadError } from '../../site/states/LoadError.tsx';
import { useLaterCode } from '../../site/states/use-later-code.ts';
import { fillText } from '../../site/words/fill-text.ts';
import { useWords } from '../../site/words/words-context.ts';
import { importMap } from '../map/WayWhenNear.tsx';
import { myPlan } from '../saving/my-plan.ts';
import { planWithDraft } from './plan-of-draft.ts';
import { BookFirst } from './show/BookFirst.tsx';
import { type DayActions, DraftDayCard } from './show/DraftDayCard.tsx';
import { WishForm } from './show/WishForm.tsx';
import { useDraft } from './use-draft.ts';
import { useDraftPlaces } from './use-draft-places.ts';
import { useWish, without } from './use-wish.ts';
import type { DraftedDay, WishCost, WishedDays } from './wish.ts';

/** In milliseconds; by then the days have been painted. */
const SETTLED = 100;

interface DraftDaysProps {
  stay: WishedDays;
  today: CivilDay;
  planAddress: string;
}

/** Days that work, drafted from dates, people and weather (decision 013). */
export function DraftDays({ stay, today, planAddress }: DraftDaysProps) {
  const words = useWords('drafts');
  const { places, error, retry } = useDraftPlaces();
  const { wish, kept, change, anotherDay, keep, another, remove } = useWish(stay, words.checkIn);
  const [announcement, announce] = useState('');
  const id = useId();
  const draft = useDraft(wish, places, today);
  const days = useRef<readonly DraftedDay[]>([]);
  useEffect(() => {
    days.current = draft?.days ?? [];
  }, [draft]);
  const isNeeded = draft?.days.some(({ swap }) => swap) ?? false;
  const { code: DayMap } = useLaterCode(importMap, { isNeeded });
  const take = (look: string) => (
    <p className="draft-take">
      <a
        className={`button ${look}`}
        href={planAddress}
        onClick={() => myPlan.change((plan) => planWithDraft(plan, days.current))}
      >
        {words.take.button}
      </a>{' '}
      <span>{words.take.note}</span>
    </p>
  );
  const on = useMemo((): DayActions => {
    return {
      onAnotherDay: (day) => anotherDay(days.current, day),
      onTool(tool, day, stop) {
        if (tool === 'keep') return keep(day, stop);
        const takeOut = tool === 'another' ? another : remove;
        takeOut(days.current, day, stop);
        announce(`${words.row[tool]}: ${stop.place.title}`);
        // The focused row is about to go, so focus its day's heading.
        document.getElementById(`draft-${day.day}`)?.focus();
      },
    };
  }, [words, anotherDay, keep, another, remove]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button is gone. Delayed, because this forces a layout.
  useEffect(() => {
    const later = setTimeout(() => {
      const isLost = document.activeElement === document.body;
      if (!isLost) return;
      heading.current?.focus({ preventScroll: true });
      // Below the content that was open before, nobody would notice the new days.
      const { top = 0 } = heading.current?.getBoundingClientRect() ?? {};
      if (top > innerHeight / 2) heading.current?.scrollIntoView();
    }, SETTLED);
    return () => clearTimeout(later);
  }, []);
  return (
    <section
      className="drafts"
      aria-labelledby={id}
      aria-busy={(draft?.wish !== wish && !error) || undefined}
    >
      <h2 id={id} tabIndex={-1} ref={heading}>
        {words.heading}
      </h2>
      <p className="text-ink-soft">{words.intro}</p>
      <WishForm wish={wish} onChange={change} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {error && <LoadError what="What days are made of" error={error} onRetry={retry} />}
      {draft && (
        <>
          {take('button-quiet')}
          <BookFirst draft={draft} today={today} />
          <ol className="draft-days">
            {draft.days.map((day) => (
              <DraftDayCard
                key={day.day}
                draft={day}
                base={draft.wish.base}
                dog={draft.wish.dog}
                stepFree={draft.wish.stepFree}
                DayMap={DayMap}
                kept={kept
                  .filter((one) => one.day === day.day)
                  .map(({ key }) => key)
                  .join(' ')}
                on={on}
              />
            ))}
          </ol>
          {draft.cost && <Cost cost={draft.cost} onLet={(cost) => change(without(cost, wish))} />}
          {take('button-action')}
        </>
      )}
    </section>
  );
}

function Cost({ cost, onLet }: { cost: WishCost; onLet: (cost: WishCost) => void }) {
  const words = useWords('drafts').cost;
  const values = {
    minutes: String(cost.minutes),
    places: String(cost.places),
    town: cost.base?.town ?? '',
  };
  return (
    <p>
      <button type="button" className="button button-quiet" onClick={() => onLet(cost)}>
        {fillText(words[cost.wish], values)}
      </button>
    </p>
  );
}
