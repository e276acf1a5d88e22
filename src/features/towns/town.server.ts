import type { TouristDestination } from 'schema-dts';
import { paths } from '../../model/paths.ts';
import { TOWN_POSITIONS } from '../../model/town-positions.ts';
import type { Town, TownSlug } from '../../model/towns.ts';
import type { PageJsonLd } from '../../site/metadata/structured-page.ts';
import { wordsOf } from '../../site/words/words-context.ts';

/** The town's structured data as a travel destination. */
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

/**
 * Each town page's audience, for structured data. Kept apart from the towns because the browser never
 * loads it.
 */
const TOURIST_TYPES: Readonly<Record<TownSlug, readonly string[]>> = {
  fredericksburg: ['Wine lovers', 'History travelers', 'Hikers'],
  austin: ['Live music fans', 'Food truck regulars', 'Swimmers and paddlers', 'City weekenders'],
  'dripping-springs': [
    'Whiskey and craft beer drinkers',
    'Stargazers',
    'Wedding guests',
    'Couples',
  ],
  'new-braunfels': [
    'River tubers',
    'Families with children',
    'Two-steppers',
    'German heritage travelers',
  ],
};
