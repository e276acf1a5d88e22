import { monthAndDay } from '../../model/day/day-in-words.ts';
import { useOfflineDate } from '../../site/offline-date.ts';
import { useToday } from '../../site/today.ts';
import { isOld } from './is-old.ts';

/** Says the date of the guide shown offline (decision 37). */
export function OfflineBanner() {
  const day = useOfflineDate();
  const today = useToday();
  if (!day) return null;
  const age = isOld(day, today) ? ', more than a month ago: check before you go' : '';
  return (
    <div className="site-notice" role="status">
      <p className="wrap">{`No signal. This is the guide as saved ${monthAndDay(day)}${age}.`}</p>
    </div>
  );
}
