import type { TouristDestination } from 'schema-dts';
import { paths } from '../../model/paths.ts';
import { TOWN_POSITIONS } from '../../model/town-positions.ts';
import type { Town } from '../../model/towns.ts';
import type { PageJsonLd } from '../../site/metadata/structured-page.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { TOURIST_TYPES } from './tourist-types.ts';

/** The town as a travel destination. */
export function townJsonLd({ slug, name }: Town): PageJsonLd {
  return ({ content, siteUrl }) => {
    const words = wordsOf(content.words, slug);
    const destination: TouristDestination = {
      '@type': 'TouristDestination',
      name: `${name}, Texas`,
      url: siteUrl + paths.destination(slug),
      description: words.description,
      image: siteUrl + words.imageUrl,
      touristType: TOURIST_TYPES[slug],
      geo: { '@type': 'GeoCoordinates', ...TOWN_POSITIONS[slug] },
    };
    return [destination];
  };
}
