import type { Point } from '../map/places/projection.ts';
import type { ShieldSign } from '../map/Shield.tsx';

/** Where a name is, seen from its dot: west, over or under it, east; above, beside, below. */
export interface NameSide {
  east: -1 | 0 | 1;
  south: -1 | 0 | 1;
}

/** A dot with its name. */
export type NamedDot = Point & NameSide & { name: string };

/** The small map of a place. Its points are in units of what is shown, which is MAP_SIZE large. */
export interface PlaceMapView {
  /** The address of the drawing, and of its part. */
  drawing: string;
  place: Point;
  /** The cabins; if they are off this map, where the way to them leaves it, and its angle there. */
  home: NamedDot & { turn?: number };
  towns: readonly NamedDot[];
  shields: readonly (Point & ShieldSign)[];
}
