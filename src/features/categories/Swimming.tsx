import { useQuery } from '@tanstack/react-query';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { activitiesQuery } from '../activities/activity-queries.ts';
import { CategoryActivityCard } from './CategoryActivityCard.tsx';
import type { CategoryWords } from './category-words-schema.ts';

/** The swimming holes among all activities; renders nothing until they have loaded, or if there are none. */
export function Swimming({ words }: { words: NonNullable<CategoryWords['swim']> }) {
  const { heading, text, activities } = words;
  const { data = [] } = useQuery(activitiesQuery);
  const places = data.filter(({ id }) => activities.includes(id));
  if (places.length === 0) return null;
  return (
    <section className="wrap pb-20" aria-labelledby="swim">
      <SectionHead id="swim" heading={heading} intro={text} />
      <ul className="grid-cards">
        {places.map((activity) => (
          <li key={activity.id} className="grid">
            <CategoryActivityCard activity={activity} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
