import type { Picture } from '../../model/image/image.ts';

/** For each category of events, the drawing in content/images that stands for it, in no season. */
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

/** The drawing of an event's category, for those without a picture; its share picture, too. */
export function eventPoster(category: string): string {
  return POSTERS.get(category) ?? OTHER;
}

/** The event's own picture, photo or drawing, wherever one is shown; otherwise its category's poster. */
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
