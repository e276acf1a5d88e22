import { startTransition, useCallback, useEffect, useState } from 'react';
import { useStore } from '../../site/create-store.ts';
import { follow, myPlan } from '../saving/my-plan.ts';
import type { Plan } from '../saving/plan.ts';
import type { PlanState } from '../saving/plan-store.ts';
import { showSaved } from '../saving/saved.ts';
import { keepStayDates, keptStay } from '../stay/stay-dates.ts';

const EMPTY: PlanState = { plan: [], place: 'saved' };

const change = (to: (plan: Plan) => Plan) => myPlan.change(to);

/** The visitor's plan and where it is; empty in what the server renders. */
export function usePlan() {
  const state = useStore(myPlan, EMPTY);
  useEffect(() => follow(showSaved), []);
  return { ...state, change, isKnown: state !== EMPTY };
}

/** What an address of /plan brings along. */
interface Arrival {
  /** The fragment of a shared link; empty if there is none. */
  link: string;
  /** The dates of a stay, as /stay writes them; kept from the last time. */
  stay: string;
}

/**
 * What the address brings along, and how to be done with a link: then it's out of the address, and the
 * plan is for the kept stay, or for this one.
 */
export function usePlanArrival(): Arrival & { leaveLink: (stay?: string) => void } {
  const [arrival, setArrival] = useState<Arrival>({ link: '', stay: '' });
  useEffect(() => {
    const read = () => {
      const { hash } = window.location;
      const stay = keepStayDates(hash) ? hash : keptStay();
      // Links begin with a version and dates with a year; anything else is a place on the page.
      const link = /^#\d+(?:\.|%2E)/i.test(hash) ? hash : '';
      setArrival({ link, stay });
    };
    const follow = ({ oldURL }: HashChangeEvent) => {
      // A plan that arrives later comes in slices.
      if (!/^#\D/.test(window.location.hash)) startTransition(read);
      // A place on the page, such as that of "Skip to content", leaves what came along in the address.
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
