import { apiPaths } from '../../model/paths.ts';
import { readAny } from '../../site/data/api-shapes.ts';
import { fetchAnyJson } from '../../site/data/fetch-json.ts';
import { listQuery, pathQuery } from '../../site/data/path-query.ts';
import type { CabinSummary } from './cabin.ts';

/** All cabins. Every page has this code, so it reads no field: the answer is our own. */
export const cabinsQuery = listQuery(
  apiPaths.cabins,
  (row) => (readAny(row) ?? undefined) as CabinSummary | undefined,
);

/** One cabin as the API sends it, or null. */
export const cabinQuery = (slug: string) => pathQuery(apiPaths.cabin(slug), fetchAnyJson, readAny);
