import { Link } from 'wouter';
import { MONTHS, WEEKDAYS } from '../../../model/day/calendar-names.ts';
import { dayParts, parseDay, weekday } from '../../../model/day/civil-day.ts';
import type { PlanToSee } from '../../server/time-routes.ts';
import type { Coming } from '../../times/comings.ts';
import { useAnswer } from '../data/api.ts';
import { today } from '../data/days.ts';
import { editPath } from '../data/edit-path.ts';
import { PlanItem } from './PlanItem.tsx';
import { StuckPlans } from './Plans.tsx';
import { Trouble } from './Trouble.tsx';

interface Day {
  day: string;
  plans: PlanToSee[];
  comings: Coming[];
}

/** A calendar of what changes by itself: plans, and what begins or ends. */
export function TimesPage() {
  const { data: plans, error } = useAnswer<PlanToSee[]>('/api/plans');
  const { data: comings, error: failure } = useAnswer<Coming[]>('/api/comings');
  const trouble = error ?? failure;
  const days = plans && comings ? daysOf(plans, comings) : undefined;
  return (
    <main className="page">
      <h1>What comes and goes</h1>
      {trouble && <Trouble error={trouble} />}
      {plans && <StuckPlans plans={plans} />}
      {days?.length === 0 && (
        <p>
          Nothing, in the next four months. Tap “Later” beside “Publish”, and what you have typed
          waits for its day and hour.
        </p>
      )}
      {days &&
        [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, inMonth]) => (
          <section key={month} aria-labelledby={`month-${month}`}>
            <h2 id={`month-${month}`}>{monthInWords(month)}</h2>
            <ol className="plain days">
              {inMonth.map((day) => (
                <li key={day.day}>
                  <DayRow {...day} />
                </li>
              ))}
            </ol>
          </section>
        ))}
    </main>
  );
}

function DayRow({ day, plans, comings }: Day) {
  const at = parseDay(day) ?? 0;
  const name = WEEKDAYS[weekday(at)] ?? '';
  return (
    <>
      <h3 className={day === today() ? 'day day-today' : 'day'}>
        <span>{name.slice(0, 3)}</span> <strong>{dayParts(at).day}</strong>
        {day === today() && <span className="unseen"> today</span>}
      </h3>
      <div className="day-holds">
        {plans.map((plan) => (
          <PlanItem key={plan.id} plan={plan} />
        ))}
        {comings.map(({ ref, title, says }) => (
          <p key={`${editPath(ref)}${says}`} className="links">
            <Link href={editPath(ref)}>{title}</Link> <span className="soft">{says}</span>
          </p>
        ))}
      </div>
    </>
  );
}

function daysOf(plans: readonly PlanToSee[], comings: readonly Coming[]): Day[] {
  const waiting = plans.filter(({ stuck }) => !stuck);
  const plansOn = Map.groupBy(waiting, ({ hour }) => hour.slice(0, 10));
  const comingsOn = Map.groupBy(comings, ({ day }) => day);
  const days = new Set([...plansOn.keys(), ...comingsOn.keys()]);
  return [...days].sort().map((day) => {
    return { day, plans: plansOn.get(day) ?? [], comings: comingsOn.get(day) ?? [] };
  });
}

function monthInWords(month: string): string {
  return `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}
