import { useWords } from '../../site/words/words-context.ts';
import { SafetyCards } from '../river-safety/SafetyCards.tsx';

/** The river card, on paper only: the last page of a printed plan. */
export function RiverCard() {
  const { river } = useWords('plan');
  return (
    <section className="plan-river safety" aria-labelledby="plan-river">
      <h2 id="plan-river">{river}</h2>
      <SafetyCards />
    </section>
  );
}
