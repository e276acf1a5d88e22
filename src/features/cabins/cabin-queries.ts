import { apiPaths } from '../../model/paths.ts';
import {
  each,
  id,
  number,
  onlyTrue,
  optionalText,
  pictureFields,
  readAny,
  rowOf,
  text,
} from '../../site/data/api-shapes.ts';
import { fetchAnyJson } from '../../site/data/fetch-json.ts';
import { listQuery, pathQuery } from '../../site/data/path-query.ts';
import type { CabinSummary } from './cabin.ts';

const readCabin = rowOf<CabinSummary>(
  { id, sleeps: id, ...each(text, 'slug', 'name', 'summary', 'imageUrl') },
  {
    bedrooms: number,
    town: optionalText,
    ...pictureFields,
    ...each(onlyTrue, 'example', 'isDrawn'),
  },
);

/** All cabins. */
export const cabinsQuery = listQuery(apiPaths.cabins, readCabin);

/** One cabin as the API sends it, or null. */
export const cabinQuery = (slug: string) => pathQuery(apiPaths.cabin(slug), fetchAnyJson, readAny);
