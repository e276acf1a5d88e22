import type { LodgingBusiness } from 'schema-dts';
import type { DayContent } from '../../model/content/day-content.ts';
import { hourIn } from '../../model/day/hour-in-words.ts';
import { slugOf } from '../../model/entry-slug.ts';
import { apiPaths, paths } from '../../model/paths.ts';
import { picked } from '../../model/picked.ts';
import type { ApiRows } from '../../server/api/api-table.ts';
import type { SiteDocument } from '../../server/edition/renderer.ts';
import { pictureAddress } from '../../site/metadata/picture-address.server.ts';
import type { PageJsonLd } from '../../site/metadata/structured-page.ts';
import { postalAddress } from '../events/event-data.server.ts';
import { type CabinDetails, type CabinEntry, type CabinSummary, SUMMARY_FIELDS } from './cabin.ts';
import { whereCabinIs } from './cabin-around.server.ts';
import { cabinPicture } from './cabin-picture.server.ts';
import { FEATURE_NAMES } from './feature-names.ts';
import { cabinPortrait } from './portrait/cabin-portrait.ts';

export const cabinsApi: ApiRows = {
  answers: { [apiPaths.cabins]: ({ cabins }) => cabins.map(cabinSummary) },
  details: { [apiPaths.cabins]: cabinDetails },
};

/** The cabin as lists show it, with its photo or portrait. */
export function cabinSummary(cabin: CabinEntry): CabinSummary {
  return {
    ...picked(cabin, SUMMARY_FIELDS),
    slug: slugOf(cabin),
    ...cabinPicture(cabin),
    ...(cabin.example && { example: true as const }),
  };
}

/** A cabin's page shows at most this many others, those closest in capacity. */
const MOST_OTHERS = 3;

/** The answer of `/api/cabins/{slug}`; undefined for an unknown slug. */
function cabinDetails(content: DayContent, slug: string): CabinDetails | undefined {
  const { cabins } = content;
  const cabin = cabins.find((cabin) => slugOf(cabin) === slug);
  if (!cabin) return undefined;
  const { example: _, latitude: __, longitude: ___, formerly: ____, ...details } = cabin;
  const others = cabins
    .filter((other) => other !== cabin)
    .sort(
      (one, other) => Math.abs(one.sleeps - cabin.sleeps) - Math.abs(other.sleeps - cabin.sleeps),
    )
    .slice(0, MOST_OTHERS)
    .map(cabinSummary);
  const photos = cabin.photos?.slice(cabin.imageUrl === undefined ? 1 : 0);
  return { ...details, ...cabinSummary(cabin), photos, others, ...whereCabinIs(content, cabin) };
}

/** The portraits of cabins without photos, by path. */
export function cabinPortraits({ cabins }: DayContent): ReadonlyMap<string, SiteDocument> {
  return new Map(
    cabins
      .filter((cabin) => cabinPicture(cabin).isDrawn)
      .map((cabin) => [
        paths.cabinPortrait(slugOf(cabin)),
        { contentType: 'image/svg+xml; charset=utf-8', write: () => cabinPortrait(cabin) },
      ]),
  );
}

/** A real cabin's structured data as lodging; an example has none (decision 51). */
export function cabinJsonLd(cabin: CabinEntry): PageJsonLd {
  return ({ content, siteUrl }) => {
    const {
      name,
      summary,
      sleeps,
      bedrooms,
      baths,
      features = [],
      town,
      checkIn,
      checkOut,
    } = cabin;
    const pictures = [cabin, ...(cabin.photos ?? [])].flatMap(({ imageUrl }) =>
      imageUrl === undefined ? [] : pictureAddress(imageUrl, siteUrl),
    );
    const lodging: LodgingBusiness = {
      '@type': 'LodgingBusiness',
      name,
      url: siteUrl + paths.cabin(slugOf(cabin)),
      description: summary,
      telephone: content.site.phone,
      ...(pictures.length > 0 && { image: pictures }),
      ...(town && { address: postalAddress({ town }) }),
      ...(checkIn && { checkinTime: hourIn(checkIn) }),
      ...(checkOut && { checkoutTime: hourIn(checkOut) }),
      containsPlace: {
        '@type': 'Accommodation',
        name,
        occupancy: { '@type': 'QuantitativeValue', maxValue: sleeps },
        ...(bedrooms && { numberOfBedrooms: bedrooms }),
        // schema.org wants whole numbers; a half bath counts as a room.
        ...(baths && {
          numberOfBathroomsTotal: Math.ceil(baths),
          numberOfFullBathrooms: Math.floor(baths),
        }),
        ...(features.length > 0 && {
          amenityFeature: features.map((feature) => ({
            '@type': 'LocationFeatureSpecification',
            name: FEATURE_NAMES[feature],
            value: true,
          })),
        }),
      },
    };
    return [lodging];
  };
}
