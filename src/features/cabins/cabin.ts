import type { z } from 'zod';
import type { ImageDetails, Picture } from '../../model/image/image.ts';
import type { Point } from '../map/places/projection.ts';
import type { PlaceDetails, PlacesAround } from '../places/place.ts';
import type { cabinSchema } from './cabin-schema.ts';
import type { ROOM_NAMES } from './feature-names.ts';

/** A cabin as written by the owner (decision 51). */
export type CabinEntry = Omit<z.infer<typeof cabinSchema>, 'imageFocus' | 'photos'> & {
  image?: ImageDetails | undefined;
  photos?: readonly CabinPhoto[] | undefined;
};

export type CabinPhoto = Picture & { room?: keyof typeof ROOM_NAMES | undefined };

/** A town and its drive time by the usual road: "25 to 30 min". */
export interface TownByRoad {
  town: string;
  time: string;
}

/** The part of the guide's map around a cabin, in units of the drawing. */
export interface CabinMapView {
  drawing: string;
  box: string;
  /** A fortieth of the box's width. */
  unit: number;
  pin: Point;
  towns: readonly (Point & { name: string })[];
}

/** The fields that the API lists as the owner wrote them. */
export const SUMMARY_FIELDS = [
  ...(['id', 'name', 'summary', 'sleeps', 'bedrooms', 'baths', 'dogs', 'stepFree'] as const),
  ...(['features', 'minimumNights', 'town', 'price'] as const),
];

export type CabinSummary = Pick<
  CabinEntry,
  Exclude<(typeof SUMMARY_FIELDS)[number], 'features'> | 'imageAlt' | 'image'
> & {
  slug: string;
  imageUrl: string;
  /** Names as in the file; pages skip those they don't know. */
  features?: readonly string[] | undefined;
  example?: true | undefined;
  isDrawn?: true | undefined;
};

/** The answer of `/api/cabins/{slug}`. */
export type CabinDetails = Omit<
  CabinEntry,
  'slug' | 'formerly' | 'imageUrl' | 'example' | 'features' | 'latitude' | 'longitude' | 'photos'
> &
  CabinSummary & {
    photos?: readonly CabinPhoto[] | undefined;
    others: readonly CabinSummary[];
    map?: CabinMapView | undefined;
    /** The closest towns by road from its own; absent for an example. */
    towns?: readonly TownByRoad[] | undefined;
    /** The minimum stay by the rules of /stay, if it has none of its own. */
    nights?: { usual: number; peak: number } | undefined;
    /** What's near it and on in its town; absent for an example. */
    around?: (Pick<PlaceDetails, 'town' | 'position' | 'isTownsEvents'> & PlacesAround) | undefined;
  };
