import { useWords } from '../../site/words/words-context.ts';
import { PlaceTile } from '../places/PlaceTile.tsx';
import type { PlaceLink } from '../places/place.ts';

/** The places that a post is about, each with its picture; nothing if it names none. */
export function PostPlaces({ places = [] }: { places?: readonly PlaceLink[] | undefined }) {
  const { heading } = useWords('post').places;
  if (places.length === 0) return null;
  return (
    <section className="wrap pb-14" aria-labelledby="places">
      <h2 id="places" className="mb-7">
        {heading}
      </h2>
      <ul className="grid-cards grid-tiles">
        {places.map((place) => (
          <li key={place.kind + place.slug} className="grid">
            <PlaceTile place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
