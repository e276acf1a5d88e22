import type { Picture } from '../../model/image/image.ts';

/** The drawing in content/images for each category; it suits any season. */
const POSTERS: ReadonlyMap<string, string> = new Map([
  ['Festival', 'event-festival'],
  ['Outdoor', 'event-outdoor'],
  ['Music', 'event-music'],
  ['Food', 'event-food'],
  ['Culture', 'event-culture'],
  ['Holiday', 'event-holiday'],
]);

const OTHER = 'event-other';

/** The names of all posters, without extension. */
export const eventPosters: readonly string[] = [...POSTERS.values(), OTHER];

/** The poster of a category, for events without a picture; also used for sharing. */
export function eventPoster(category: string): string {
  return POSTERS.get(category) ?? OTHER;
}

/** The event's own photo or drawing, or else its category's poster. */
export function eventPicture({
  imageUrl,
  imageAlt,
  image,
  category,
}: Partial<Picture> & { category: string }): Picture {
  return imageUrl === undefined
    ? { imageUrl: `/images/${eventPoster(category)}.svg` }
    : { imageUrl, imageAlt, image };
}
