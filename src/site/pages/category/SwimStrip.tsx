import { useQuery } from '@tanstack/react-query';
import { ActivityCard } from '../../components/activities/ActivityCard.tsx';
import { queries } from '../../data/queries.ts';
import type { CategoryWords } from './category-words-schema.ts';

/** Places to swim for visitors of Water Sports: activities of other categories, by their ids. */
export function SwimStrip({
  words: { heading, text, activities },
}: {
  words: NonNullable<CategoryWords['swim']>;
}) {
  const { data = [] } = useQuery(queries.activities);
  const places = activities.flatMap((id) => data.find((activity) => activity.id === id) ?? []);
  if (places.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="swim">
      <h2 id="swim">{heading}</h2>
      <p className="mt-3 mb-7 max-w-[60ch] text-ink-soft">{text}</p>
      <ul className="grid-cards">
        {places.map((place) => (
          <li key={place.id} className="grid">
            <ActivityCard activity={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
