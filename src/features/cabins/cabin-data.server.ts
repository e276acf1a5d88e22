import type { LodgingBusiness } from 'schema-dts';
import { slugOf } from '../../model/entry-slug.ts';
import { paths } from '../../model/paths.ts';
import { pictureAddress } from '../../site/metadata/picture-address.server.ts';
import type { PageJsonLd } from '../../site/metadata/structured-page.ts';
import type { CabinEntry } from './cabin.ts';
import { FEATURE_NAMES } from './feature-names.ts';

/** A real cabin as a place to stay; an example has no structured data (decision 51). */
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
      ...(town && {
        address: {
          '@type': 'PostalAddress',
          addressLocality: town,
          addressRegion: 'TX',
          addressCountry: 'US',
        },
      }),
      ...(checkIn && { checkinTime: clockIn(checkIn) }),
      ...(checkOut && { checkoutTime: clockIn(checkOut) }),
      containsPlace: {
        '@type': 'Accommodation',
        name,
        occupancy: { '@type': 'QuantitativeValue', maxValue: sleeps },
        ...(bedrooms && { numberOfBedrooms: bedrooms }),
        // Half a bath is a room, too: these are whole numbers.
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

/** "From 4 PM on" as search engines read it, "16:00"; undefined without an hour. */
function clockIn(words: string): string | undefined {
  const [, hour, minutes = '00', half] = /\b(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b/i.exec(words) ?? [];
  if (hour === undefined) return undefined;
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}
