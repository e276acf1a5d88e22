import { useEffect, useState } from 'react';
import { useIsLeft } from '../../site/page-context.ts';
import type { StayDates } from './stay.ts';

/** The dates that the visitor has given on /stay, in this browser, if a page needs them; undefined until it was asked. */
export function useDates(isNeeded = true): StayDates | undefined {
  const [dates, setDates] = useState<StayDates>();
  const isLeft = useIsLeft();
  // A page that was left stays as it is: on the way back from /stay it asks again.
  useEffect(() => {
    if (isLeft || !isNeeded) return;
    import('./dates-to-book.ts')
      .then(({ datesToBook }) => setDates(datesToBook(Date.now())))
      .catch(() => undefined);
  }, [isLeft, isNeeded]);
  return dates;
}
