import { telephoneUri } from '../../model/telephone.ts';
import { useWords } from '../../site/words/words-context.ts';
import { TargetLink } from '../../ui/TargetLink.tsx';
import { PlaceTile } from '../places/PlaceTile.tsx';
import { hostOf } from '../places/visit-facts.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import type { PostPlace } from './post.ts';

/** Cards of the places in a post, with their facts; renders nothing if there are none. */
export function PostPlaces({ places = [] }: { places?: readonly PostPlace[] | undefined }) {
  const { heading } = useWords('post').places;
  if (places.length === 0) return null;
  return (
    <section className="wrap post-places" aria-labelledby="places">
      <h2 id="places">{heading}</h2>
      <ul className="grid-cards grid-tiles">
        {places.map((place) => (
          <li key={place.kind + place.slug} className="grid">
            <PlaceTile place={place}>
              <Facts of={place} />
            </PlaceTile>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({
  of: { key, title, price, hours, description, telephone, url },
}: {
  of: PostPlace;
}) {
  return (
    <>
      {price && <p>{price}</p>}
      {(hours || description) && <p className="post-fact">{hours || description}</p>}
      {(telephone || url) && (
        <p className="post-links">
          {telephone && <a href={telephoneUri(telephone)}>{telephone}</a>}
          {url && <TargetLink link={url}>{hostOf(url)}</TargetLink>}
        </p>
      )}
      {key && <SaveButton of={key} title={title} />}
    </>
  );
}
