import { useEffect, useState } from 'react';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { texasDate } from '../../model/day/texas-day.ts';
import { checkStay, readStay, type Stay, writeStay } from './stay.ts';
import { keptStay, keptStayDays } from './stay-dates.ts';

/** For so many days after a stay, the page speaks of it. */
const REMEMBERED = 30;

/** Into an address without dates come those that are kept, if they aren't over. */
export function takeKeptStay(): void {
  const kept = writeStay(readStay(keptStay()));
  if (!window.location.hash && keptStayDays(kept, texasDate(Date.now()))[0])
    history.replaceState(history.state, '', kept);
}

/** For a while after a stay that was kept, that stay: /stay, with no dates, says what was missed. */
export function useStayOver(
  checked: ReturnType<typeof checkStay>,
  today: CivilDay,
): Stay | undefined {
  const [kept, setKept] = useState(checked);
  useEffect(() => setKept(checkStay(readStay(keptStay()))), []);
  if (checked !== 'nothing' || typeof kept === 'string') return undefined;
  return kept.departure < today && today <= kept.departure + REMEMBERED ? kept : undefined;
}
