import { memo, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { useWords } from '../../../site/words/words-context.ts';
import { moveItem, noteItem, type PlanSpot, removeItem } from '../../saving/change-plan.ts';
import type { Plan, PlanDay, PlanItem } from '../../saving/plan.ts';
import { planDayName } from '../day-names.ts';
import { moveTarget, shownSpot } from '../move-target.ts';
import { type PlanFacts, titleOf } from '../plan-facts.ts';
import type { PlanChecks } from '../use-checks.ts';
import { type OnRow, PlanRow } from './PlanRow.tsx';
import { restoreItem } from './restore-item.ts';
import { type Drag, useDrag } from './use-drag.ts';

export interface DaysProps {
  days: readonly PlanDay[];
  /** Undefined until loaded. */
  facts: ReadonlyMap<string, PlanFacts> | undefined;
  checks: PlanChecks | undefined;
  today: string;
  change: (to: (plan: Plan) => Plan) => void;
  announce: (what: string) => void;
}

interface MyDaysProps extends DaysProps {
  /** The last removed item, for undo; the page holds it because this unmounts with the last item. */
  takenOut: PlanItem | undefined;
  setTakenOut: (item: PlanItem | undefined) => void;
}

/** The visitor's plan by day; items can be moved as far as their hours allow, annotated and removed. */
export function MyDays({
  days,
  facts,
  checks,
  today,
  change,
  announce,
  takenOut,
  setTakenOut,
}: MyDaysProps) {
  const { sometime } = useWords('plan').days;
  // The tap paints first; the rows follow.
  const shown = useDeferredValue(days);
  const area = useRef<HTMLDivElement>(null);
  const focusNext = useRef('');
  const name = (item: PlanItem) => titleOf(item, facts?.get(item.key));

  const move = (item: PlanItem, spot: PlanSpot) => {
    change((plan) => moveItem(plan, item.key, spot));
    announce(
      `${name(item)}: ${spot.day ? planDayName(spot.day) : sometime}, place ${spot.place + 1}`,
    );
  };
  const find = (key: string) => itemsOf(days).find((item) => item.key === key);
  const put = (key: string, day: string | undefined, place?: number) => {
    const item = find(key);
    const there = days.find((one) => one.day === day) ?? { day, items: [] };
    if (item) move(item, shownSpot(there, item, place ?? there.items.length, facts));
  };
  const drag = useDrag(area, checks?.followDrag, (key, { day, place }) => put(key, day, place));

  // An item moved to another day is a new element, so focus has to follow it. A layout effect, because a
  // later one could take the next tap's focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these bring what gets the focus
  useLayoutEffect(() => {
    const next = focusNext.current && area.current?.querySelector<HTMLElement>(focusNext.current);
    if (!next) return;
    next.focus();
    focusNext.current = '';
  }, [shown, takenOut]);

  const putBack = (item: PlanItem) => {
    change((plan) => restoreItem(plan, item));
    setTakenOut(undefined);
    focusNext.current = `[data-key="${item.key}"] select`;
  };
  const actions: Record<Parameters<OnRow>[0], (key: string, value?: string) => void> = {
    step(key, by) {
      const item = find(key);
      const spot = item && moveTarget(days, item, by === '1' ? 1 : -1, facts);
      if (!spot) return;
      focusNext.current = `[data-key="${key}"] [data-step="${by}"]`;
      move(item, spot);
    },
    giveDay(key, day) {
      focusNext.current = `[data-key="${key}"] select`;
      put(key, day);
    },
    note: (key, note = '') => change((plan) => noteItem(plan, key, note)),
    remove(key) {
      setTakenOut(find(key));
      change((plan) => removeItem(plan, key, Date.now()));
      focusNext.current = '.plan-undo';
    },
  };
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const on = useCallback<OnRow>((what, key, value) => latest.current[what](key, value), []);

  return (
    <div ref={area} aria-busy={!checks || undefined}>
      <p role="status" className="plan-message" hidden={!takenOut}>
        {takenOut && (
          <span>
            <span>{`${name(takenOut)} is out of your plan.`}</span>{' '}
            <button type="button" className="text-link plan-undo" onClick={() => putBack(takenOut)}>
              Put it back
            </button>
          </span>
        )}
      </p>
      <Days {...drag} {...{ days: shown, facts, checks, today, on }} />
    </div>
  );
}

interface RowsProps extends Omit<DaysProps, 'change' | 'announce'>, Drag {
  on: OnRow;
}

const Days = memo(function Rows({
  days,
  facts,
  checks,
  today,
  on,
  dragged,
  before,
  start,
}: RowsProps) {
  const { nothing, sometime } = useWords('plan').days;
  const taken = useMemo(() => new Set(itemsOf(days).map(({ key }) => key)), [days]);
  const names = days.flatMap(({ day }) => day ?? []).join(' ');
  return days
    .filter((day) => day.day !== undefined || day.items.length > 0)
    .map((day) => (
      <section
        className="plan-day"
        key={day.day ?? ''}
        data-day={day.day ?? ''}
        data-empty={day.items.length === 0 || undefined}
      >
        <h2 tabIndex={-1}>{day.day ? planDayName(day.day) : sometime}</h2>
        {day.items.length === 0 ? (
          <p className="plan-lead">{nothing}</p>
        ) : (
          facts && checks && <checks.DayFacts day={day} facts={facts} />
        )}
        <ol>
          {day.items.map((item, at) => (
            <PlanRow
              key={item.key}
              {...{ item, names, facts, checks, today, on }}
              {...(facts && checks?.aboutRow(item, day, taken, facts))}
              isDragged={dragged === item.key}
              isTarget={before === item.key}
              isFirst={day === days[0] && !moveTarget(days, item, -1, facts)}
              isLast={at === day.items.length - 1 && day === days.at(-1)}
              onGrip={start}
            />
          ))}
        </ol>
      </section>
    ));
});

function itemsOf(days: readonly PlanDay[]): PlanItem[] {
  return days.flatMap(({ items }) => items);
}
