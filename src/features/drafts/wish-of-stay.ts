import { WIMBERLEY } from '../../model/distance.ts';
import { CABINS_TOWN } from '../../model/roads/roads.ts';
import { TOWN_POSITIONS } from '../../model/town-positions.ts';
import { townsWithPage } from '../../model/towns.ts';
import type { Base, Wish, WishedDays } from './wish.ts';

export const BASES: readonly Base[] = [
  { town: CABINS_TOWN, ...WIMBERLEY },
  ...townsWithPage.map(({ slug, name }) => ({ town: name, ...TOWN_POSITIONS[slug] })),
];

/** Choices for minutes on the road per day; no draft asks for more than the last. */
export const DRIVES = [60, 90, 120, 150] as const;

/** The initial wish: from the cabins, in fair weather, with the longest drive. */
export function wishOf({ arrival, departure }: WishedDays, checkIn: string): Wish {
  const [hours = 0, minutes = 0] = checkIn.split(':').map(Number);
  const base = BASES[0] ?? { town: CABINS_TOWN, ...WIMBERLEY };
  return { arrival, departure, base, sky: 'fair', drive: 150, checkIn: hours * 60 + minutes };
}
