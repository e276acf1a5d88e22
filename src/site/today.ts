import { useSyncExternalStore } from 'react';
import { texasDate } from '../model/day/texas-day.ts';
import { useSite } from './site-context.ts';

/** Today's ISO date in Texas (decision 36): the edition's until hydration, then the browser's. */
export function useToday(): string {
  const { day } = useSite();
  return useSyncExternalStore(onReturn, browserDay, () => day ?? browserDay());
}

function browserDay(): string {
  return texasDate(Date.now());
}

/** Calls `changed` when the visitor returns to the page. Returns a function that stops it. */
function onReturn(changed: () => void): () => void {
  const left = new AbortController();
  addEventListener('pageshow', changed, { signal: left.signal });
  addEventListener('visibilitychange', changed, { signal: left.signal });
  return () => left.abort();
}
