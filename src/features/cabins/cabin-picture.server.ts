import { slugOf } from '../../model/entry-slug.ts';
import type { Picture } from '../../model/image/image.ts';
import { paths } from '../../model/paths.ts';
import type { CabinEntry } from './cabin.ts';

/** A cabin's main picture: its photo, or else its portrait. */
export function cabinPicture(cabin: CabinEntry): Picture & { isDrawn?: true } {
  const [first] = cabin.photos ?? [];
  const photo = cabin.imageUrl === undefined ? first : cabin;
  if (photo?.imageUrl === undefined)
    return { imageUrl: paths.cabinPortrait(slugOf(cabin)), isDrawn: true };
  return { imageUrl: photo.imageUrl, imageAlt: photo.imageAlt, image: photo.image };
}
