import type { DayContent } from '../../model/content/day-content.ts';
import type { Position } from '../../model/distance.ts';
import { apiPaths, paths } from '../../model/paths.ts';
import type { ApiRows } from '../../server/api/api-table.ts';
import type { SiteDocument } from '../../server/edition/renderer.ts';
import { locate, townPositions } from '../places/locate.server.ts';
import { eventsInTown, nearbyPlaces } from '../places/nearby.server.ts';
import { placeIndex } from '../places/place-index.server.ts';
import { type CabinDetails, type CabinEntry, type CabinSummary, cabinSlug } from './cabin.ts';
import { cabinPortrait } from './cabin-portrait.ts';

/** Half a mile is about a hundred-and-twentieth of a degree. */
const PARTS_OF_A_DEGREE = 120;

/** What the pages of cabins read (decision 51). */
export const cabinsApi: ApiRows = {
  lists: { [apiPaths.cabins]: ({ cabins }) => cabins.map(summaryOf) },
  details: { [apiPaths.cabins]: cabinDetails },
};

/** The cabin as lists show it: with its photo, or with its portrait. */
function summaryOf(cabin: CabinEntry): CabinSummary {
  const { id, name, summary, sleeps, bedrooms, baths, features, dogs, stepFree } = cabin;
  const { minimumNights, town, imageUrl, imageAlt, image } = cabin;
  const slug = cabinSlug(cabin);
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
    ...(imageUrl === undefined ? portrait : { imageUrl, imageAlt, image }),
    ...(cabin.example && { example: true as const }),
  };
}

/** What `/api/cabins/{slug}` sends; undefined if there is none. */
function cabinDetails(content: DayContent, slug: string): CabinDetails | undefined {
  const { cabins } = content;
  const cabin = cabins.find((cabin) => cabinSlug(cabin) === slug);
  if (!cabin) return undefined;
  const { example: _, latitude: __, longitude: ___, ...details } = cabin;
  const others = cabins.filter((other) => other !== cabin).map(summaryOf);
  return { ...details, ...summaryOf(cabin), others, around: around(content, cabin) };
}

/** What is near a real cabin and on in its town; an example stands nowhere. */
function around(content: DayContent, cabin: CabinEntry): CabinDetails['around'] {
  if (cabin.example) return undefined;
  const visit = { ...rounded(cabin), ...(cabin.town && { town: cabin.town }) };
  const place = locate({ visit }, townPositions(content));
  const index = placeIndex(content);
  const link = { kind: 'activity', slug: '', title: cabin.name } as const;
  const here = { ...place, path: paths.cabin(cabinSlug(cabin)), link };
  const events = eventsInTown(index, here);
  return {
    ...place,
    events,
    isTownsEvents: true,
    nearby: nearbyPlaces(index, here, events),
    posts: [],
  };
}

/** To about half a mile: who books hears where exactly. */
function rounded({ latitude, longitude }: CabinEntry): Partial<Position> {
  if (latitude === undefined || longitude === undefined) return {};
  const round = (degrees: number) => Math.round(degrees * PARTS_OF_A_DEGREE) / PARTS_OF_A_DEGREE;
  return { latitude: round(latitude), longitude: round(longitude) };
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
