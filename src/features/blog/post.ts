import type { z } from 'zod';
import type { Position } from '../../model/distance.ts';
import type { ImageDetails } from '../../model/image/image.ts';
import type { FactSource } from '../../model/visit/written-visit.ts';
import type { PlaceLink } from '../places/place.ts';
import type { postSchema } from './post-schema.ts';

/** A blog post as written by the owner; `places` are the paths of their pages. */
export type PostEntry = Omit<z.infer<typeof postSchema>, 'featured' | 'visit' | 'imageFocus'> & {
  image?: ImageDetails | undefined;
};

/** Fields that the API turns into a table and a route. */
type OwnersFields = 'compare' | 'days' | 'route';

/** A place as a post shows it, with what to know before driving there. */
export interface PostPlace extends PlaceLink {
  /** Its key in plans. */
  key?: string | undefined;
  price?: string | undefined;
  hours?: string | undefined;
  /** Only if neither is known. */
  description?: string | undefined;
  telephone?: string | undefined;
  url?: string | undefined;
}

export interface PostTable {
  columns: string[];
  rows: { path: string; title: string; cells: string[] }[];
}

export interface PostStop extends Partial<Position> {
  path: string;
  title: string;
  key?: string | undefined;
}

/** The stops of one day, or of the entire route if unnamed. */
export interface PostDay {
  day?: string | undefined;
  stops: PostStop[];
}

/** A blog post as the API sends it. `reviewed` is when its facts were checked (decision 42). */
export type Post = Omit<PostEntry, OwnersFields | 'places'> & {
  /** Like the fields below, only in a single post's answer. */
  places?: PostPlace[] | undefined;
  table?: PostTable | undefined;
  way?: PostDay[] | undefined;
  /** Posts about the same places, towns or months. */
  related?: PostSummary[] | undefined;
  sources?: FactSource[] | undefined;
};

/** A post in a list: without its body, its places, and its review date. */
export type PostSummary = Omit<
  Post,
  'content' | 'reviewed' | 'places' | 'sources' | 'table' | 'way' | 'related'
>;

/** The id in a path segment (decision 7); undefined for alternative spellings such as "01". */
export function readPostId(segment: string): number | undefined {
  if (!/^[1-9][0-9]{0,9}$/.test(segment)) return undefined;
  const id = Number(segment);
  return id <= 2_147_483_647 ? id : undefined;
}
