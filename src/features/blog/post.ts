import type { z } from 'zod';
import type { Position } from '../../model/distance.ts';
import type { ImageDetails } from '../../model/image/image.ts';
import type { FactSource } from '../../model/visit/written-visit.ts';
import type { PlaceLink } from '../places/place.ts';
import type { postSchema } from './post-schema.ts';

/** A blog post as the owner keeps it; its places are paths of their pages. */
export type PostEntry = Omit<z.infer<typeof postSchema>, 'featured' | 'visit' | 'imageFocus'> & {
  image?: ImageDetails | undefined;
};

/** What the API makes something of: a table, and the way. */
type OwnersFields = 'compare' | 'days' | 'route';

/** A place as a post shows it: with what one needs to know before driving there. */
export interface PostPlace extends PlaceLink {
  /** The key under which a plan keeps it. */
  key?: string | undefined;
  /** In words, as the guide states them on the day. */
  price?: string | undefined;
  hours?: string | undefined;
  /** If neither is known. */
  description?: string | undefined;
  telephone?: string | undefined;
  url?: string | undefined;
}

/** The places of a post side by side, in words; an empty cell if a fact isn't known. */
export interface PostTable {
  columns: string[];
  rows: { path: string; title: string; cells: string[] }[];
}

/** A stop of a post that goes somewhere. */
export interface PostStop extends Partial<Position> {
  path: string;
  title: string;
  /** The key under which a plan keeps it. */
  key?: string | undefined;
}

/** The stops of a day; without a name, those of the whole way. */
export interface PostDay {
  day?: string | undefined;
  stops: PostStop[];
}

/** A blog post, as the API sends it. `reviewed` is when its facts were checked (decision 42). */
export type Post = Omit<PostEntry, OwnersFields | 'places'> & {
  /** The places that it's about, in its own answer only. */
  places?: PostPlace[] | undefined;
  /** Its places side by side, in its own answer only. */
  table?: PostTable | undefined;
  /** Where it goes, in its own answer only. */
  way?: PostDay[] | undefined;
  /** What to read next: posts about the same places, towns or months, in its own answer only. */
  related?: PostSummary[] | undefined;
  /** Where its facts come from, in its own answer only. */
  sources?: FactSource[] | undefined;
};

/** A post in a list: everything but its body, its places and the day of its review. */
export type PostSummary = Omit<
  Post,
  'content' | 'reviewed' | 'places' | 'sources' | 'table' | 'way' | 'related'
>;

/** The id that a path segment names (decision 7); no second address, such as "01", is one. */
export function readPostId(segment: string): number | undefined {
  if (!/^[1-9][0-9]{0,9}$/.test(segment)) return undefined;
  const id = Number(segment);
  return id <= 2_147_483_647 ? id : undefined;
}
