import { useEffect, useState } from 'react';
import { useIsLeft } from '../../site/page-context.ts';
import type { StayDates } from '../stay/stay.ts';

/** The dates that the visitor has given on /stay, in this browser; undefined until it was asked. */
export function useDates(): StayDates | undefined {
  const [dates, setDates] = useState<StayDates>();
  const isLeft = useIsLeft();
  // A page that was left stays as it is: on the way back from /stay it asks again.
  useEffect(() => {
    if (isLeft) return;
    import('../stay/dates-to-book.ts')
      .then(({ datesToBook }) => setDates(datesToBook(Date.now())))
      .catch(() => undefined);
  }, [isLeft]);
  return dates;
}
