import type { DayContent } from '../../model/content/day-content.ts';
import { apiPaths, paths } from '../../model/paths.ts';
import type { ApiRows } from '../../server/api/api-table.ts';
import type { SiteDocument } from '../../server/edition/renderer.ts';
import { type CabinDetails, type CabinEntry, type CabinSummary, cabinSlug } from './cabin.ts';
import { cabinPortrait } from './cabin-portrait.ts';

/** What the pages of cabins read (decision 51). */
export const cabinsApi: ApiRows = {
  lists: { [apiPaths.cabins]: ({ cabins }) => cabins.map(summaryOf) },
  details: { [apiPaths.cabins]: cabinDetails },
};

/** The cabin as lists show it: with its photo, or with its portrait. */
function summaryOf(cabin: CabinEntry): CabinSummary {
  const { id, name, summary, sleeps, bedrooms, town, imageUrl, imageAlt, image } = cabin;
  const slug = cabinSlug(cabin);
  const portrait = { imageUrl: paths.cabinPortrait(slug), isDrawn: true as const };
  return {
    id,
    slug,
    name,
    summary,
    sleeps,
    bedrooms,
    town,
    ...(imageUrl === undefined ? portrait : { imageUrl, imageAlt, image }),
    ...(cabin.example && { example: true as const }),
  };
}

/** What `/api/cabins/{slug}` sends; undefined if there is none. */
function cabinDetails({ cabins }: DayContent, slug: string): CabinDetails | undefined {
  const cabin = cabins.find((cabin) => cabinSlug(cabin) === slug);
  if (!cabin) return undefined;
  const { example: _, ...details } = cabin;
  const others = cabins.filter((other) => other !== cabin).map(summaryOf);
  return { ...details, ...summaryOf(cabin), others };
}

/** The portraits of cabins without a photo, by path. */
export function cabinPortraits({ cabins }: DayContent): ReadonlyMap<string, SiteDocument> {
  return new Map(
    cabins
      .filter(({ imageUrl }) => imageUrl === undefined)
      .map((cabin) => [
        paths.cabinPortrait(cabinSlug(cabin)),
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
      .map(cabinSlug)
      .flatMap((slug) => [paths.cabin(slug), paths.cabinPortrait(slug), apiPaths.cabin(slug)]),
  ]);
}
