import { milesBetween, type Position, WIMBERLEY } from '../../../model/distance.ts';

export interface MapTown extends Position {
  name: string;
  /** Where its pin links to; absent for the page's own town, which stands out. */
  href?: string;
}

export interface MapStop extends MapTown {
  number: number;
  /** Straight-line miles from Wimberley, rounded. */
  miles: number;
}

/** Numbers the towns outward from Wimberley; ties keep the given order. */
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
