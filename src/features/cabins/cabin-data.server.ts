import type { LodgingBusiness } from 'schema-dts';
import { hourIn } from '../../model/day/hour-in-words.ts';
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
      ...(checkIn && { checkinTime: hourIn(checkIn) }),
      ...(checkOut && { checkoutTime: hourIn(checkOut) }),
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
