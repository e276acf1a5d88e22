import { replaceEqualDeep } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { CivilDay } from '../../model/day/civil-day.ts';
import type { DraftPlace } from './draft-place.ts';
import { draftInSteps } from './solve/solve-days.ts';
import type { DraftSoFar, Wish } from './wish.ts';

/** Milliseconds of work before yielding, so that a phone can paint and respond. */
const SLICE = 8;

export interface ShownDraft extends DraftSoFar {
  wish: Wish;
}

/** Drafts the wish in time slices. The first draft appears day by day, later ones only when finished. */
export function useDraft(
  wish: Wish,
  places: readonly DraftPlace[] | undefined,
  today: CivilDay,
): ShownDraft | undefined {
  const [shown, show] = useState<ShownDraft>();
  const isShown = useRef(false);
  useEffect(() => {
    if (!places) return;
    const steps = draftInSteps(wish, places, today);
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const until = performance.now() + SLICE;
      let step = steps.next();
      while (!step.done && performance.now() < until) step = steps.next();
      const { value, done } = step;
      const isOnItsWay = !isShown.current && value.days.every(({ swap }) => !swap);
      if (done) isShown.current = true;
      if (done || isOnItsWay)
        startTransition(() =>
          show((before) => {
            const days = before ? replaceEqualDeep(before.days, value.days) : value.days;
            return { ...value, days, wish };
          }),
        );
      if (!done) timer = setTimeout(work);
    };
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(work);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [wish, places, today]);
  return shown;
}
