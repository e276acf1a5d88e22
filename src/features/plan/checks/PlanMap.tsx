import { useWords } from '../../../site/words/words-context.ts';
import { WayWhenNear } from '../../map/WayWhenNear.tsx';
import type { PlanDay } from '../../saving/plan.ts';
import type { FactsByKey } from '../plan-facts.ts';

/** The days of the plan on the guide's map, numbered as its rows are; a number leads to its row. */
export function PlanMap({ days, facts }: { days: readonly PlanDay[]; facts: FactsByKey }) {
  const words = useWords('plan-days');
  const stops = days
    .filter(({ day }) => day !== undefined)
    .map(({ items }) =>
      items.map(({ key }) => ({
        ...facts.get(key)?.position,
        title: facts.get(key)?.title,
        link: `#${key}`,
      })),
    );
  if (!stops.flat().some(({ latitude }) => latitude !== undefined)) return null;
  return <WayWhenNear days={stops} label={words.map} />;
}
