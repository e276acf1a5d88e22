import type { Point } from '../map/places/projection.ts';
import type { ShieldSign } from '../map/Shield.tsx';

/** A name's position relative to its dot: west, centered or east; above, beside or below. */
export interface NameSide {
  east: -1 | 0 | 1;
  south: -1 | 0 | 1;
}

export type NamedDot = Point & NameSide & { name: string };

/** The small map of a place. Points are in MAP_SIZE units of the visible part. */
export interface PlaceMapView {
  drawing: string;
  place: Point;
  /** The cabins; if they're off the map, where the line to them leaves it, and its angle there. */
  home: NamedDot & { turn?: number };
  towns: readonly NamedDot[];
  shields: readonly (Point & ShieldSign)[];
}
