import { apiPaths } from '../../model/paths.ts';
import { readAny } from '../../site/data/api-shapes.ts';
import { fetchAnyJson } from '../../site/data/fetch-json.ts';
import { listQuery, pathQuery } from '../../site/data/path-query.ts';
import type { CabinSummary } from './cabin.ts';

/** All cabins. Every page loads this code, so it doesn't validate fields: the answer is our own. */
export const cabinsQuery = listQuery(
  apiPaths.cabins,
  (row) => (readAny(row) ?? undefined) as CabinSummary | undefined,
);

/** The query of one cabin; its data is null for an unknown slug. */
export const cabinQuery = (slug: string) => pathQuery(apiPaths.cabin(slug), fetchAnyJson, readAny);
