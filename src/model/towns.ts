import type { Position } from './destination/distance.ts';

/** The colors of destination cards; each is a `gradient-<name>` class. */
export type DestinationGradient =
  | 'vineyard'
  | 'skyline'
  | 'copper'
  | 'spring'
  | 'cypress'
  | 'fieldstone'
  | 'granite'
  | 'lake'
  | 'saddle'
  | 'dusk';

/** What stands for a destination in place of a photo. */
interface DestinationLook {
  gradient: DestinationGradient;
  emoji: string;
}

interface TownWithPage extends DestinationLook, Position {
  /** The last part of the page's path, and the name of its words' file. */
  slug: string;
  name: string;
}

/** The towns that have a page of their own (specification section 2); the name decides (decision 13). */
export const townsWithPage = [
  { slug: 'fredericksburg', name: 'Fredericksburg', gradient: 'vineyard', emoji: '🍷', latitude: 30.2752, longitude: -98.872 },
  { slug: 'austin', name: 'Austin', gradient: 'skyline', emoji: '🎸', latitude: 30.2672, longitude: -97.7431 },
  { slug: 'dripping-springs', name: 'Dripping Springs', gradient: 'copper', emoji: '🥃', latitude: 30.1902, longitude: -98.0867 },
  { slug: 'new-braunfels', name: 'New Braunfels', gradient: 'spring', emoji: '🛟', latitude: 29.703, longitude: -98.1245 },
] as const satisfies readonly TownWithPage[];

export type Town = (typeof townsWithPage)[number];
export type TownSlug = Town['slug'];

/** Whom each town's page is for, told to search engines. Apart from the towns, because the browser never reads it. */
export const TOURIST_TYPES: Readonly<Record<TownSlug, readonly string[]>> = {
  fredericksburg: ['Wine lovers', 'History travelers', 'Hikers'],
  austin: ['Live music fans', 'Food truck regulars', 'Swimmers and paddlers', 'City weekenders'],
  'dripping-springs': ['Whiskey and craft beer drinkers', 'Stargazers', 'Wedding guests', 'Couples'],
  'new-braunfels': ['River tubers', 'Families with children', 'Two-steppers', 'German heritage travelers'],
};

const WITHOUT_PAGE: readonly (DestinationLook & { name: string })[] = [
  { name: 'Wimberley', gradient: 'cypress', emoji: '🎨' },
  { name: 'Luckenbach', gradient: 'saddle', emoji: '🪕' },
  { name: 'Gruene', gradient: 'fieldstone', emoji: '💃' },
  { name: 'Bandera', gradient: 'saddle', emoji: '🤠' },
  { name: 'Kerrville', gradient: 'cypress', emoji: '⛺' },
  { name: 'Marble Falls', gradient: 'lake', emoji: '🥧' },
  { name: 'Johnson City', gradient: 'dusk', emoji: '✨' },
  { name: 'Llano', gradient: 'granite', emoji: '🔥' },
  { name: 'Boerne', gradient: 'fieldstone', emoji: '🦇' },
  { name: 'Comfort', gradient: 'vineyard', emoji: '🏡' },
  { name: 'Leakey', gradient: 'copper', emoji: '🏍️' },
  { name: 'Blanco', gradient: 'lake', emoji: '🪻' },
  { name: 'Mason', gradient: 'granite', emoji: '💎' },
  { name: 'Utopia', gradient: 'spring', emoji: '🏞️' },
];

const LOOKS: ReadonlyMap<string, DestinationLook> = new Map(
  [...townsWithPage, ...WITHOUT_PAGE].map(({ name, gradient, emoji }) => [name, { gradient, emoji }]),
);

const FALLBACK_LOOK: DestinationLook = { gradient: 'dusk', emoji: '🌄' };

/** The gradient and emoji chosen by destination name, with a fallback for unknown names (section 2). */
export function destinationLook(name: string): DestinationLook {
  return LOOKS.get(name) ?? FALLBACK_LOOK;
}

/** The slug of the town's own page, or undefined if it has none and its card offers a stay instead. */
export function townPageSlug(name: string): TownSlug | undefined {
  return townsWithPage.find((town) => town.name === name)?.slug;
}
