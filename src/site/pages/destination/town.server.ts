import type { TouristDestination } from 'schema-dts';
import { paths } from '../../../model/paths.ts';
import { TOURIST_TYPES } from '../../../model/tourist-types.ts';
import type { Town } from '../../../model/towns.ts';
import type { PageThings } from '../../metadata/structured-page.ts';
import type { TownWords } from './town-words.ts';

const townWords = import.meta.glob<TownWords>('./*.yaml', { eager: true, import: 'default' });

/** The town as a travel destination. Throws if the file of its words is missing. */
export function townThings({ slug, name, latitude, longitude }: Town): PageThings {
  const words = townWords[`./${slug}.yaml`];
  if (!words) throw new Error(`src/site/pages/destination/${slug}.yaml does not exist`);
  return ({ siteUrl }) => {
    const destination: TouristDestination = {
      '@type': 'TouristDestination',
      name: `${name}, Texas`,
      url: siteUrl + paths.destination(slug),
      description: words.description,
      image: siteUrl + words.imageUrl,
      touristType: TOURIST_TYPES[slug],
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    };
    return [destination];
  };
}
