import { useEffect, useState } from 'react';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { texasDate } from '../../model/day/texas-day.ts';
import { checkStay, readStay, type Stay, writeStay } from './stay.ts';
import { keptStay, keptStayDays } from './stay-dates.ts';

/** How many days after a stay the page still mentions it. */
const REMEMBERED = 30;

/** Puts the stored dates into a URL that has none, unless they're over. */
export function takeKeptStay(): void {
  const kept = writeStay(readStay(keptStay()));
  if (!window.location.hash && keptStayDays(kept, texasDate(Date.now()))[0])
    history.replaceState(history.state, '', kept);
}

/** The stored stay, for a while after it ended; /stay without dates then shows what was missed. */
export function useStayOver(
  checked: ReturnType<typeof checkStay>,
  today: CivilDay,
): Stay | undefined {
  const [kept, setKept] = useState(checked);
  useEffect(() => setKept(checkStay(readStay(keptStay()))), []);
  if (checked !== 'nothing' || typeof kept === 'string') return undefined;
  return kept.departure < today && today <= kept.departure + REMEMBERED ? kept : undefined;
}
