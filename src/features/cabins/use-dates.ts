import { useEffect, useState } from 'react';
import type { StayDates } from '../stay/stay.ts';

/** The dates that the visitor has given on /stay, in this browser; undefined until it was asked. */
export function useDates(): StayDates | undefined {
  const [dates, setDates] = useState<StayDates>();
  useEffect(() => {
    import('../stay/dates-to-book.ts')
      .then(({ datesToBook }) => setDates(datesToBook(Date.now())))
      .catch(() => undefined);
  }, []);
  return dates;
}
