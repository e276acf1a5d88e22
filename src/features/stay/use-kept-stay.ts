import { useEffect, useState } from 'react';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { checkStay, readStay, type Stay, type StayDates } from './stay.ts';
import { keptStay } from './stay-dates.ts';

/** For so many days after a stay, the page speaks of it. */
const REMEMBERED = 30;

/**
 * During a stay that was planned, /stay opens on it, though the address has no dates; after it, it
 * says what was missed (`over`). `isToday` is true on a day of the stay that is shown.
 */
export function useKeptStay(
  shown: Stay | undefined,
  dates: StayDates | undefined,
  today: CivilDay,
  show: (dates: StayDates) => void,
): { over: Stay | undefined; isToday: boolean } {
  const [kept, setKept] = useState<Stay>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    const written = readStay(keptStay());
    const stay = checkStay(written);
    if (window.location.hash || typeof stay === 'string' || !written) return;
    if (stay.arrival <= today && today <= stay.departure) show(written);
    else setKept(stay);
  }, []);
  const isOver = kept && kept.departure < today && today <= kept.departure + REMEMBERED;
  const isEmpty = !dates?.arrival && !dates?.departure;
  return {
    over: isOver && isEmpty ? kept : undefined,
    isToday: shown !== undefined && shown.arrival <= today && today <= shown.departure,
  };
}
