import type { DayContent } from '../../model/content/day-content.ts';
import type { Picture } from '../../model/image/image.ts';
import { apiPaths, paths } from '../../model/paths.ts';
import { slugOf } from '../../model/slug.ts';
import type { ApiRows } from '../../server/api/api-table.ts';
import type { SiteDocument } from '../../server/edition/renderer.ts';
import type { CabinDetails, CabinEntry, CabinSummary } from './cabin.ts';
import { whereCabinIs } from './cabin-around.server.ts';
import { cabinPortrait } from './cabin-portrait.ts';

/** What the pages of cabins read (decision 51). */
export const cabinsApi: ApiRows = {
  lists: { [apiPaths.cabins]: ({ cabins }) => cabins.map(cabinSummary) },
  details: { [apiPaths.cabins]: cabinDetails },
};

/** The cabin as lists show it: with its photo, or with its portrait. */
export function cabinSummary(cabin: CabinEntry): CabinSummary {
  const { id, name, summary, sleeps, bedrooms, baths, features, dogs, stepFree } = cabin;
  const { minimumNights, town } = cabin;
  const slug = slugOf(cabin);
  const portrait = { imageUrl: paths.cabinPortrait(slug), isDrawn: true as const };
  return {
    id,
    slug,
    name,
    summary,
    sleeps,
    bedrooms,
    baths,
    features,
    dogs,
    stepFree,
    minimumNights,
    town,
    ...(leadPhoto(cabin) ?? portrait),
    ...(cabin.example && { example: true as const }),
  };
}

/** The photo that stands for the cabin; undefined if it has none, and is drawn. */
function leadPhoto({ imageUrl, imageAlt, image, photos }: CabinEntry): Picture | undefined {
  if (imageUrl !== undefined) return { imageUrl, imageAlt, image };
  const [first] = photos ?? [];
  return first && { imageUrl: first.imageUrl, imageAlt: first.imageAlt, image: first.image };
}

/** What `/api/cabins/{slug}` sends; undefined if there is none. */
function cabinDetails(content: DayContent, slug: string): CabinDetails | undefined {
  const { cabins } = content;
  const cabin = cabins.find((cabin) => slugOf(cabin) === slug);
  if (!cabin) return undefined;
  const { example: _, latitude: __, longitude: ___, ...details } = cabin;
  const others = cabins.filter((other) => other !== cabin).map(cabinSummary);
  const photos = cabin.photos?.slice(cabin.imageUrl === undefined ? 1 : 0);
  return { ...details, ...cabinSummary(cabin), photos, others, ...whereCabinIs(content, cabin) };
}

/** The portraits of cabins without a photo, by path. */
export function cabinPortraits({ cabins }: DayContent): ReadonlyMap<string, SiteDocument> {
  return new Map(
    cabins
      .filter((cabin) => leadPhoto(cabin) === undefined)
      .map((cabin) => [
        paths.cabinPortrait(slugOf(cabin)),
        { contentType: 'image/svg+xml', write: () => cabinPortrait(cabin) },
      ]),
  );
}

/**
 * The addresses of example cabins, which neither search engines nor the offline pack get, and of
 * their list, if it has only examples.
 */
export function examplePaths({ cabins }: DayContent): ReadonlySet<string> {
  const examples = cabins.filter(({ example }) => example);
  const isAll = examples.length === cabins.length;
  return new Set([
    ...(isAll ? [paths.cabins, apiPaths.cabins] : []),
    ...examples
      .map(slugOf)
      .flatMap((slug) => [paths.cabin(slug), paths.cabinPortrait(slug), apiPaths.cabin(slug)]),
  ]);
}
