import { replaceEqualDeep } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { paths } from '../../model/paths.ts';
import { PageEnd } from '../../site/layout/CabinsLink.tsx';
import { PageHead } from '../../site/layout/PageHead.tsx';
import { PageMetadata } from '../../site/metadata/PageMetadata.tsx';
import { LoadError } from '../../site/states/LoadError.tsx';
import { useToday } from '../../site/today.ts';
import { useWords } from '../../site/words/words-context.ts';
import { KeepGuide } from '../offline/KeepGuide.tsx';
import { isFull } from '../saving/change-plan.ts';
import { type PlanDay, type PlanItem, planDays } from '../saving/plan.ts';
import { keptStayDays } from '../stay/stay-dates.ts';
import { MyDays } from './days/MyDays.tsx';
import { inOrderOfHours } from './event-hours.ts';
import { ArrivedPlan } from './link/ArrivedPlan.tsx';
import type { Taken } from './link/SharedPlan.tsx';
import { SharePlan } from './link/SharePlan.tsx';
import { withStayDays } from './move-target.ts';
import { PlanStarters } from './PlanStarters.tsx';
import { useChecks } from './use-checks.ts';
import { usePlan, usePlanArrival } from './use-plan.ts';
import { usePlanFacts } from './use-plan-facts.ts';

/** /plan: the visitor's saved things by day, stored in this browser only (decisions 32 and 35). */
export function PlanPage() {
  const { title, intro, description, keywords, state, noScript } = useWords('plan');
  const { plan, place, change, isKnown } = usePlan();
  const { facts, error, retry, loadFacts } = usePlanFacts();
  const { link, stay, leaveLink } = usePlanArrival();
  const [announcement, announce] = useState('');
  const [taken, setTaken] = useState<Taken>();
  const [takenOut, setTakenOut] = useState<PlanItem>();
  const today = useToday();
  const stayDays = useMemo(() => keptStayDays(stay, today), [stay, today]);
  const before = useRef<readonly PlanDay[]>([]);
  // Unchanged days keep their identity, so that memoized parts don't rerender.
  const days = useMemo(() => {
    const all = withStayDays(planDays(plan), stayDays);
    const next = all.map((day) => inOrderOfHours(day, facts));
    before.current = replaceEqualDeep(before.current, next);
    return before.current;
  }, [plan, stayDays, facts]);
  // Making a link takes time, so the tapped row paints first.
  const shared = useDeferredValue(plan);
  const isEmpty = days.every(({ items }) => items.length === 0);
  const { code: loaded, lost: checksLost, load: loadChecks } = useChecks(!isEmpty || link !== '');
  const checks = useDeferredValue(facts && loaded);
  const messages = [place !== 'saved' && state[place], isFull(plan) && state.mostItems];
  const parts = { facts, checks, today, change };
  const canBeDated = days.some(({ day }) => stayDays[Number(day) - 1]);
  const mine = (
    <>
      {canBeDated && checks && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => change((before) => checks.withDates(before, stayDays))}
        >
          {state.dated}
        </button>
      )}
      {facts && checks && <checks.BookFirst {...{ days, facts, today }} />}
      {(!isEmpty || takenOut) && (
        <MyDays {...parts} {...{ days, announce, takenOut, setTakenOut }} />
      )}
      {isEmpty ? (
        <PlanStarters {...{ stayDays, today, change, loadFacts }} />
      ) : (
        <>
          {facts && checks && <checks.PlanMap {...{ days, facts }} />}
          <SharePlan plan={shared} facts={facts} stay={stayDays.length > 0 ? stay : ''} />
        </>
      )}
    </>
  );
  return (
    <>
      <PageMetadata {...{ title, description, keywords }} path={paths.plan} />
      <PageHead title={title} intro={intro} />
      <div
        className="wrap plan"
        aria-busy={!isKnown || undefined}
        data-late={(!isEmpty && !checks) || undefined}
      >
        <p className="plan-message plan-no-script">{noScript}</p>
        <div role="status" className="plan-messages">
          {messages.map(
            (message) =>
              message && (
                <p className="plan-message" key={message}>
                  {message}
                </p>
              ),
          )}
          {taken && (
            <p className="plan-message">
              <span>{taken.said}</span>{' '}
              <button
                type="button"
                className="text-link"
                onClick={() => {
                  change(taken.undo);
                  leaveLink(taken.undoStay?.());
                  setTaken(undefined);
                }}
              >
                Undo
              </button>
            </p>
          )}
          <p className="sr-only">{announcement}</p>
        </div>
        {error && <LoadError what="The plan’s places" error={error} onRetry={retry} />}
        {checksLost && (
          <LoadError what="What fits each day" error={checksLost} onRetry={loadChecks} />
        )}
        {link === '' ? (
          mine
        ) : (
          <ArrivedPlan
            key={link}
            {...{ ...parts, link }}
            mine={plan}
            onDone={(done) => {
              setTaken(done);
              leaveLink();
            }}
          >
            {mine}
          </ArrivedPlan>
        )}
      </div>
      <PageEnd />
      <KeepGuide />
    </>
  );
}
