import { Link } from 'wouter';
import type { EntryRef } from '../../content/entries.ts';
import type { PlanToSee } from '../../server/time-routes.ts';
import { inWords } from '../../times/texas-hour.ts';
import { useAnswer } from '../data/api.ts';
import { PlanItem } from './PlanItem.tsx';
import { Trouble } from './Trouble.tsx';

/** The start page's plans: those that could not go live, then those still to come. */
export function Plans() {
  const { data: plans = [], error } = useAnswer<PlanToSee[]>('/api/plans');
  if (error) return <Trouble error={error} />;
  const coming = plans.filter(({ stuck }) => !stuck);
  return (
    <>
      <StuckPlans plans={plans} />
      {coming.length > 0 && (
        <section className="card" aria-labelledby="coming">
          <h2 id="coming">Goes live by itself</h2>
          <ul className="plain">
            {coming.map(({ id, hour, message }) => (
              <li key={id}>
                <strong>{inWords(hour, Date.now())}</strong>: <span>{message}</span>
              </li>
            ))}
          </ul>
          <p className="links">
            <Link href="/times">Change it, or take it away</Link>
          </p>
        </section>
      )}
    </>
  );
}

/** Plans that could not go live at their hour; renders nothing if there are none. */
export function StuckPlans({ plans }: { plans: readonly PlanToSee[] }) {
  const stuck = plans.filter((plan) => plan.stuck);
  if (stuck.length === 0) return null;
  return (
    <section className="card card-wrong" aria-labelledby="stuck">
      <h2 id="stuck">Could not go live at its hour</h2>
      {stuck.map((plan) => (
        <PlanItem key={plan.id} plan={plan} />
      ))}
    </section>
  );
}

/** Warns in an entry's form that a plan is going to change the same entry. */
export function PlannedNote({ entry: { list, key } }: { entry: EntryRef }) {
  const { data: plans = [] } = useAnswer<PlanToSee[]>('/api/plans');
  const ours = plans.filter(({ refs }) =>
    refs.some((ref) => ref.list === list && ref.key === key && key !== null),
  );
  return ours.map(({ id, hour, message, author, stuck }) => (
    <p key={id} className="card">
      <span>
        <span>{stuck ? 'Could not go live' : 'Goes live by itself'}</span>{' '}
        <strong>{inWords(hour, Date.now())}</strong>
        <span>{`, by ${author}: ${message}`}</span>
      </span>
      <Link href="/times">Change it, or take it away</Link>
    </p>
  ));
}
