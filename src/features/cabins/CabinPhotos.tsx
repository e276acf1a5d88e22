import { Picture } from '../../site/cards/Picture.tsx';
import type { CabinPhoto } from './cabin.ts';
import { ROOM_NAMES } from './feature-names.ts';

/** What the rooms look like, each photo with its room's name; nothing without photos. */
export function CabinPhotos({ photos = [] }: { photos: readonly CabinPhoto[] | undefined }) {
  if (photos.length === 0) return null;
  return (
    <section className="wrap more-places" aria-labelledby="photos">
      <h2 id="photos">Room by room</h2>
      <ul className="cabin-photos">
        {photos.map((photo) => (
          <li key={photo.imageUrl}>
            <figure>
              <Picture picture={photo} sizes="(width < 48rem) 100vw, 560px" />
              {photo.room && <figcaption>{ROOM_NAMES[photo.room]}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
