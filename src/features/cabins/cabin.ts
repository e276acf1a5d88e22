import type { z } from 'zod';
import type { ImageDetails, Picture } from '../../model/image/image.ts';
import type { Point } from '../map/places/projection.ts';
import type { PlaceDetails, PlacesAround } from '../places/place.ts';
import type { cabinSchema } from './cabin-schema.ts';
import type { ROOM_NAMES } from './feature-names.ts';

/** A cabin as the owner keeps it (decision 51). */
export type CabinEntry = Omit<z.infer<typeof cabinSchema>, 'imageFocus' | 'photos'> & {
  image?: ImageDetails | undefined;
  photos?: readonly CabinPhoto[] | undefined;
};

/** A photo of it, with the room that it shows, if its owner says. */
export type CabinPhoto = Picture & { room?: keyof typeof ROOM_NAMES | undefined };

/** How far a town is by the road that people take: "25 to 30 min". */
export interface TownByRoad {
  town: string;
  time: string;
}

/** The part of the guide's map around a cabin, in units of the drawing. */
export interface CabinMapView {
  /** The name of the drawing that it is a part of. */
  drawing: string;
  /** As a `viewBox` says it. */
  box: string;
  /** A fortieth of its width. */
  unit: number;
  pin: Point;
  towns: readonly (Point & { name: string })[];
}

/** What the API lists of a cabin as the owner writes it. */
export const SUMMARY_FIELDS = [
  ...(['id', 'name', 'summary', 'sleeps', 'bedrooms', 'baths', 'dogs', 'stepFree'] as const),
  ...(['features', 'minimumNights', 'town', 'price'] as const),
];

/** A cabin as the API lists it. */
export type CabinSummary = Pick<
  CabinEntry,
  Exclude<(typeof SUMMARY_FIELDS)[number], 'features'> | 'imageAlt' | 'image'
> & {
  slug: string;
  imageUrl: string;
  /** By their names in the file; pages leave out what they don't know. */
  features?: readonly string[] | undefined;
  example?: true | undefined;
  isDrawn?: true | undefined;
};

/** What `/api/cabins/{slug}` sends. */
export type CabinDetails = Omit<
  CabinEntry,
  'slug' | 'formerly' | 'imageUrl' | 'example' | 'features' | 'latitude' | 'longitude' | 'photos'
> &
  CabinSummary & {
    /** Those below its picture. */
    photos?: readonly CabinPhoto[] | undefined;
    others: readonly CabinSummary[];
    map?: CabinMapView | undefined;
    /** The next towns, from its own; absent of an example. */
    towns?: readonly TownByRoad[] | undefined;
    /** The fewest nights by the rules of /stay, if it has none of its own. */
    nights?: { usual: number; peak: number } | undefined;
    /** Where it is, what is near it and what is on in its town; absent of an example. */
    around?: (Pick<PlaceDetails, 'town' | 'position' | 'isTownsEvents'> & PlacesAround) | undefined;
  };
