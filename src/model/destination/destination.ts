import type { z } from 'zod';
import type { destinationSchema } from './destination-schema.ts';

/** A town or place, as the API sends it (specification section 3). */
export type Destination = Omit<z.infer<typeof destinationSchema>, 'featured'>;

/** The towns that have a page of their own (specification section 2); the name decides (decision 13). */
const TOWNS_WITH_PAGE: ReadonlySet<string> = new Set(['Fredericksburg', 'Austin', 'Dripping Springs', 'New Braunfels']);

/** The slug of the town's own page, or undefined where it has none and its card offers a stay instead. */
export function townPageSlug(name: string): string | undefined {
  return TOWNS_WITH_PAGE.has(name) ? slug(name) : undefined;
}

/** Lowercase, everything but letters, digits and spaces removed, then spaces to hyphens (decision 13). */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(' ', '-');
}

/** The colours of destination cards; each is a `gradient-<name>` class. */
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

interface DestinationLook {
  gradient: DestinationGradient;
  emoji: string;
}

const LOOKS: ReadonlyMap<string, DestinationLook> = new Map([
  ['Fredericksburg', { gradient: 'vineyard', emoji: '🍷' }],
  ['Austin', { gradient: 'skyline', emoji: '🎸' }],
  ['Dripping Springs', { gradient: 'copper', emoji: '🥃' }],
  ['New Braunfels', { gradient: 'spring', emoji: '🛟' }],
  ['Wimberley', { gradient: 'cypress', emoji: '🎨' }],
  ['Luckenbach', { gradient: 'saddle', emoji: '🪕' }],
  ['Gruene', { gradient: 'fieldstone', emoji: '💃' }],
  ['Bandera', { gradient: 'saddle', emoji: '🤠' }],
  ['Kerrville', { gradient: 'cypress', emoji: '⛺' }],
  ['Marble Falls', { gradient: 'lake', emoji: '🥧' }],
  ['Johnson City', { gradient: 'dusk', emoji: '✨' }],
  ['Llano', { gradient: 'granite', emoji: '🔥' }],
  ['Boerne', { gradient: 'fieldstone', emoji: '🦇' }],
  ['Comfort', { gradient: 'vineyard', emoji: '🏡' }],
  ['Leakey', { gradient: 'copper', emoji: '🏍️' }],
  ['Blanco', { gradient: 'lake', emoji: '🪻' }],
  ['Mason', { gradient: 'granite', emoji: '💎' }],
  ['Utopia', { gradient: 'spring', emoji: '🏞️' }],
]);

const FALLBACK_LOOK: DestinationLook = { gradient: 'dusk', emoji: '🌄' };

/** The gradient colour and emoji chosen by destination name, with a fallback for unknown names (section 2). */
export function destinationLook(name: string): DestinationLook {
  return LOOKS.get(name) ?? FALLBACK_LOOK;
}
