import { addItem } from '../../../model/plan/change-plan.ts';
import type { Plan } from '../../../model/plan/plan.ts';
import type { PlanFacts } from '../../../model/plan/plan-facts.ts';
import { useWords } from '../../words/words-context.ts';

interface PlanStartersProps {
  /** Undefined until they have been loaded. */
  facts: ReadonlyMap<string, PlanFacts> | undefined;
  /** ISO dates. */
  stayDays: readonly string[];
  change: (to: (plan: Plan) => Plan) => void;
  loadFacts: () => Promise<readonly PlanFacts[]>;
}

/** What a plan is, and three to begin with. */
export function PlanStarters({ facts, stayDays, change, loadFacts }: PlanStartersProps) {
  const { empty, starters } = useWords('plan');
  const titles = new Map([...(facts?.values() ?? [])].map(({ path, title }) => [path, title]));
  // A touch may come before the facts.
  const start = async (days: (typeof starters)[number]['days']) => {
    const known = await loadFacts();
    const items = days.flatMap((paths, at) =>
      paths.flatMap((path) => {
        const fact = known.find((one) => one.path === path);
        return fact ? [{ key: fact.key, title: fact.title, day: stayDays[at] }] : [];
      }),
    );
    change((plan) => items.reduce((changed, item) => addItem(changed, item, Date.now()), plan));
  };
  return (
    <section aria-labelledby="plan-empty">
      <h2 id="plan-empty">{empty.heading}</h2>
      <p className="plan-lead">{empty.text}</p>
      <ul className="plan-starters">
        {starters.map(({ title, text, days }) => (
          <li className="card" key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul>
              {days.flat().map((path) => (
                <li key={path}>
                  <a href={path}>{titles.get(path) ?? nameOf(path)}</a>
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

/** What a page is about, until its title is known: "Wine road 290". */
function nameOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
