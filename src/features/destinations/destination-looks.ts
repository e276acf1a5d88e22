import { type DestinationLook, townsWithPage } from '../../model/towns.ts';

const withoutPage: readonly (DestinationLook & { name: string })[] = [
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
  [...townsWithPage, ...withoutPage].map(({ name, gradient, emoji }) => [
    name,
    { gradient, emoji, drawing: `/towns/${name.toLowerCase().replace(' ', '-')}.svg` },
  ]),
);

const FALLBACK_LOOK: DestinationLook = { gradient: 'dusk', emoji: '🌄' };

/** A destination's gradient, emoji and drawing by name, with a fallback (section 2). */
export function destinationLook(name: string): DestinationLook {
  return LOOKS.get(name) ?? FALLBACK_LOOK;
}
