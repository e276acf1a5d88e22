/** For each category of events, the drawing in content/images that stands for it. */
const POSTERS: ReadonlyMap<string, string> = new Map([
  ['Festival', 'biergarten'],
  ['Outdoor', 'hero-outdoor'],
  ['Music', 'hero-entertainment'],
  ['Food', 'food-trucks'],
  ['Culture', 'hero-culture'],
  ['Holiday', 'winter-lights'],
]);

/** The names of all posters, without extension. */
export const eventPosters: readonly string[] = [...POSTERS.values()];

/**
 * The poster of an event's category, which stands for events without a picture of their own. It is
 * the name of a drawing and of its share picture, without extension; undefined for unknown
 * categories.
 */
export function eventPoster(category: string): string | undefined {
  return POSTERS.get(category);
}
