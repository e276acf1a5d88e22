import { startTransition, useCallback, useEffect, useState } from 'react';
import { useStore } from '../../site/create-store.ts';
import { follow, myPlan } from '../saving/my-plan.ts';
import type { Plan } from '../saving/plan.ts';
import type { PlanState } from '../saving/plan-store.ts';
import { showSaved } from '../saving/saved.ts';
import { keepStayDates, keptStay } from '../stay/stay-dates.ts';

const EMPTY: PlanState = { plan: [], place: 'saved' };

const change = (to: (plan: Plan) => Plan) => myPlan.change(to);

/** The visitor's plan and where it's stored; empty on the server. */
export function usePlan() {
  const state = useStore(myPlan, EMPTY);
  useEffect(() => follow(showSaved), []);
  return { ...state, change, isKnown: state !== EMPTY };
}

interface Arrival {
  /** The fragment of a shared link, or empty. */
  link: string;
  /** The dates of a stay, as /stay writes them; the stored ones if the URL has none. */
  stay: string;
}

/**
 * What the URL carries, and `leaveLink`, which takes a shared link out of the URL and continues with the
 * given stay or the stored one.
 */
export function usePlanArrival(): Arrival & { leaveLink: (stay?: string) => void } {
  const [arrival, setArrival] = useState<Arrival>({ link: '', stay: '' });
  useEffect(() => {
    const read = () => {
      const { hash } = window.location;
      const stay = keepStayDates(hash) ? hash : keptStay();
      // Links start with a version, dates with a year; anything else is an in-page anchor.
      const link = /^#\d+(?:\.|%2E)/i.test(hash) ? hash : '';
      setArrival({ link, stay });
    };
    const follow = ({ oldURL }: HashChangeEvent) => {
      // A transition, because rendering a linked plan takes time.
      if (!/^#\D/.test(window.location.hash)) startTransition(read);
      // An in-page anchor such as "Skip to content" must not replace the link in the URL.
      else if (/#\d/.test(oldURL)) history.replaceState(history.state, '', oldURL);
    };
    read();
    const left = new AbortController();
    addEventListener('hashchange', follow, { signal: left.signal });
    addEventListener('pageshow', read, { signal: left.signal });
    return () => left.abort();
  }, []);
  const leaveLink = useCallback((given?: string) => {
    history.replaceState(history.state, '', window.location.pathname);
    setArrival(({ stay }) => ({ link: '', stay: given ?? (keptStay() || stay) }));
  }, []);
  return { ...arrival, leaveLink };
}
