import { daysInWords } from '../../model/day/days-in-words.ts';
import { paths } from '../../model/paths.ts';
import { Picture } from '../../site/cards/Picture.tsx';
import { useWords } from '../../site/words/words-context.ts';
import { addItem } from '../saving/change-plan.ts';
import type { Plan } from '../saving/plan.ts';
import type { PlanFacts } from './plan-facts.ts';

interface PlanStartersProps {
  /** ISO dates. */
  stayDays: readonly string[];
  today: string;
  change: (to: (plan: Plan) => Plan) => void;
  loadFacts: () => Promise<readonly PlanFacts[]>;
}

/** Explains what a plan is and offers three starters that fit the month of the stay, or this month. */
export function PlanStarters({ stayDays, today, change, loadFacts }: PlanStartersProps) {
  const { empty, starters } = useWords('plan');
  const ahead = stayDays.filter((day) => day >= today);
  const first = stayDays[0];
  const month = Number((ahead[0] ?? today).slice(5, 7));
  const fitting = starters.filter(({ months }) => months.includes(month));
  // The button can be tapped before the facts have loaded.
  const start = async (days: (typeof starters)[number]['days']) => {
    const known = await loadFacts();
    const items = days.flatMap((places, at) =>
      places.flatMap(({ link }) => {
        const fact = known.find(({ path }) => path === link);
        return fact ? [{ key: fact.key, title: fact.title, day: ahead[at] ?? String(at + 1) }] : [];
      }),
    );
    change((plan) => items.reduce((changed, item) => addItem(changed, item), plan));
  };
  return (
    <section aria-labelledby="plan-empty">
      <h2 id="plan-empty">
        {first
          ? daysInWords({ startDate: first, endDate: stayDays.at(-1) ?? first })
          : empty.heading}
      </h2>
      <p className="plan-lead">{first ? `${empty.heading}. ${empty.text}` : empty.text}</p>
      <a className="text-link" href={paths.stay}>
        {first ? empty.draftThese : empty.draft}
      </a>
      <ul className="plan-starters">
        {fitting.slice(0, 3).map(({ title, imageUrl, days }) => (
          <li className="card" key={title}>
            <Picture picture={{ imageUrl }} />
            <h3>{title}</h3>
            <ul>
              {days.flat().map(({ name, link }) => (
                <li key={link}>
                  <a href={link}>{name}</a>
                </li>
              ))}
            </ul>
            <button
              type="button"
              className="button button-quiet"
              data-save=""
              aria-label={`${empty.start}: ${title}`}
              onClick={() => start(days).catch(() => undefined)}
            >
              {empty.start}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
