import type { z } from 'zod';
import type { ImageDetails } from '../../model/image/image.ts';
import { slugOf } from '../../model/slug.ts';
import type { PlaceDetails, PlacesAround } from '../places/place.ts';
import type { cabinSchema } from './cabin-schema.ts';

/** A cabin as the owner keeps it (decision 51). */
export type CabinEntry = Omit<z.infer<typeof cabinSchema>, 'imageFocus'> & {
  image?: ImageDetails | undefined;
};

/** A cabin as the API lists it. */
export type CabinSummary = Pick<
  CabinEntry,
  | 'id'
  | 'name'
  | 'summary'
  | 'sleeps'
  | 'bedrooms'
  | 'baths'
  | 'dogs'
  | 'stepFree'
  | 'minimumNights'
  | 'town'
  | 'imageAlt'
  | 'image'
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
  'slug' | 'imageUrl' | 'example' | 'features' | 'latitude' | 'longitude'
> &
  CabinSummary & {
    others: readonly CabinSummary[];
    /** Where it is, what is near it and what is on in its town; absent of an example. */
    around?: (Pick<PlaceDetails, 'town' | 'position' | 'isTownsEvents'> & PlacesAround) | undefined;
  };

/** The last part of the address of the cabin's page: its own, or made from its name. */
export function cabinSlug({ name, slug }: { name: string; slug?: string | undefined }): string {
  return slugOf({ title: name, slug });
}
