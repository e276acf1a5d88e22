import type { TouristDestination } from 'schema-dts';
import { paths } from '../../../model/paths.ts';
import { TOURIST_TYPES } from '../../../model/tourist-types.ts';
import type { Town } from '../../../model/towns.ts';
import type { PageThings } from '../../metadata/structured-page.ts';
import type { TownWords } from './town-words.ts';

const guides = import.meta.glob<TownWords>('./*.yaml', { eager: true, import: 'default' });

/** The town as a place to travel to. Throws if its words have no file. */
export function townThings({ slug, name, latitude, longitude }: Town): PageThings {
  const guide = guides[`./${slug}.yaml`];
  if (!guide) throw new Error(`src/site/pages/destination/${slug}.yaml does not exist`);
  return ({ siteUrl }) => {
    const destination: TouristDestination = {
      '@type': 'TouristDestination',
      name: `${name}, Texas`,
      url: siteUrl + paths.destination(slug),
      description: guide.description,
      image: siteUrl + guide.imageUrl,
      touristType: TOURIST_TYPES[slug],
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    };
    return [destination];
  };
}
