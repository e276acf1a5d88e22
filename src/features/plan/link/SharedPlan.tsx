import {
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../../site/words/words-context.ts';
import { MOST_ITEMS, type Plan, shownItems } from '../../saving/plan.ts';
import { dropStayDates, keepStayDates, keptStay } from '../../stay/stay-dates.ts';
import type { DaysProps } from '../days/MyDays.tsx';
import { choicesOf, DATES } from './choices.ts';
import { comparePlans, type Difference } from './compare-plans.ts';
import { LinkedDays } from './LinkedDays.tsx';
import { type LinkedPlan, readPlanLink } from './read-plan-link.ts';
import { takePlan, untakePlan } from './take-plan.ts';

type Undo = (plan: Plan) => Plan;

export interface Taken {
  said: string;
  undo: Undo;
  /** Restores the visitor's own dates and returns them as /stay writes them; set if theirs were taken. */
  undoStay: (() => string) | undefined;
}

export interface SharedPlanProps extends Omit<DaysProps, 'days' | 'announce'> {
  link: string;
  mine: Plan;
  /** Called when the visitor is done with the link, with the undo if the plan changed. */
  onDone: (taken?: Taken) => void;
  children: ReactNode;
}

/** A plan that came by link: its differences, row by row, and the complete plan. */
export function SharedPlan({ link, children, ...props }: SharedPlanProps) {
  const words = useWords('plan-link');
  const read = useMemo(() => readPlanLink(link), [link]);
  if ('plan' in read) return <LinkedPlanView linked={read.plan} {...props} />;
  return (
    <>
      {read.problem !== 'none' && <p className="plan-message">{words[read.problem]}</p>}
      {children}
    </>
  );
}

const [UNDO, FIRST_DAY] = ['.plan-messages button', '.plan-day h2'] as const;

interface LinkedPlanViewProps extends Omit<SharedPlanProps, 'link' | 'children'> {
  linked: LinkedPlan;
}

function LinkedPlanView({
  linked: untitled,
  mine,
  facts,
  checks,
  today,
  change,
  onDone,
}: LinkedPlanViewProps) {
  const words = useWords('plan-link');
  const { days } = useWords('plan');
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const linked = useMemo(() => withTitles(untitled, facts), [untitled, facts]);
  const differences = useMemo(() => comparePlans(mine, linked), [mine, linked]);
  const names = { facts, sometime: days.sometime, ownStay: keptStay() };
  const choices = choicesOf(differences, linked, names);
  const opposite = new Map(
    choices.flatMap(({ id, isTheirs, differences }) =>
      turned.has(id) ? differences.map((difference) => [difference, !isTheirs] as const) : [],
    ),
  );
  const takes = (difference: Difference) => opposite.get(difference) ?? difference.isTheirs;
  const taking = (plan: Plan) => takePlan(plan, linked, differences, takes, Date.now());
  const isTooMuch = shownItems(taking(mine)).length > MOST_ITEMS;
  const isMineEmpty = shownItems(mine).length === 0;
  // The differences paint first, then the complete plan.
  const isAnswered = useDeferredValue(true, false);

  const take = () => {
    const own = keptStay();
    const undoStay = () => {
      if (!keepStayDates(own)) dropStayDates();
      return own;
    };
    const takesDates = choices.some(
      ({ id, isTheirs }) => id === DATES && turned.has(id) !== isTheirs,
    );
    if (takesDates) keepStayDates(linked.stay);
    let undo: Undo | undefined;
    change((before) => {
      const after = taking(before);
      undo = (plan) => untakePlan(plan, before, after, Date.now());
      return after;
    });
    leave(undo && { said: words.taken, undo, undoStay: takesDates ? undoStay : undefined });
  };
  const next = useRef<string>(undefined);
  useEffect(() => () => void (next.current && focusOn(next.current)), []);
  const leave = (taken?: Taken) => {
    next.current = taken ? UNDO : FIRST_DAY;
    // A transition: rendering the visitor's rows at once would block painting on a phone.
    startTransition(() => onDone(taken));
  };
  const [lead, no] = (() => {
    if (choices.length === 0) return [words.same, 'Back to mine'];
    return isMineEmpty ? [words.first, 'No, thanks'] : [words.text, 'Keep mine'];
  })();
  const turn = (id: string) => setTurned((before) => toggled(before, id));

  return (
    <>
      <section className="plan-take card" aria-labelledby="plan-shared">
        <h2 id="plan-shared">{words.heading}</h2>
        <p className="plan-lead">{lead}</p>
        {!isMineEmpty && choices.length > 0 && (
          <ul className="plan-choices">
            {choices.map(({ id, title, what, isTheirs }) => (
              <li key={id}>
                <label className="plan-check">
                  <input
                    type="checkbox"
                    checked={turned.has(id) !== isTheirs}
                    onChange={() => turn(id)}
                  />
                  <span>
                    <strong>{title}</strong> <span>{what}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )}
        {isTooMuch && <p className="plan-warning">{words.tooMuch}</p>}
        <div className="plan-ways">
          {choices.length > 0 && (
            <button
              type="button"
              className="button button-action"
              disabled={isTooMuch}
              onClick={take}
            >
              {turned.size === 0 ? 'Take all' : 'Take what’s ticked'}
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={() => leave()}>
            {no}
          </button>
        </div>
      </section>
      {isAnswered && <LinkedDays {...{ linked, facts, checks, today }} />}
    </>
  );
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Stores current titles, for when the guide no longer has the item. */
function withTitles(linked: LinkedPlan, facts: DaysProps['facts']): LinkedPlan {
  const items = linked.items.map((item) => ({ ...item, title: facts?.get(item.key)?.title }));
  return { ...linked, items };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = [...ids].filter((one) => one !== id);
  return new Set(ids.has(id) ? others : [...ids, id]);
}
