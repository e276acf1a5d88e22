import { useEffect, useState } from 'react';
import { useIsLeft } from '../../site/page-context.ts';
import type { StayDates } from './stay.ts';

/** The dates that the visitor entered on /stay in this browser, if the page needs them; undefined until read. */
export function useDates(isNeeded = true): StayDates | undefined {
  const [dates, setDates] = useState<StayDates>();
  const isLeft = useIsLeft();
  // A page that was left doesn't change; it reads the dates again on the way back from /stay.
  useEffect(() => {
    if (isLeft || !isNeeded) return;
    import('./dates-to-book.ts')
      .then(({ datesToBook }) => setDates(datesToBook(Date.now())))
      .catch(() => undefined);
  }, [isLeft, isNeeded]);
  return dates;
}
