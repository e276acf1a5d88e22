import { milesBetween, type Position, WIMBERLEY } from '../../../model/distance.ts';

/** A town to put on the map. */
export interface MapTown extends Position {
  name: string;
  /** Where its pin leads; without it, the town is the page's own and stands out. */
  href?: string;
}

/** A town with its number, the same on the map and in the list. */
export interface MapStop extends MapTown {
  number: number;
  /** Straight-line miles from Wimberley, whole. */
  miles: number;
}

/** Numbers the towns outward from Wimberley; towns at the same distance stay in the order given. */
export function mapStops(towns: readonly MapTown[]): MapStop[] {
  return towns
    .map((town) => ({ town, distance: milesBetween(WIMBERLEY, town) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ town, distance }, index) => ({
      ...town,
      number: index + 1,
      miles: Math.round(distance),
    }));
}
