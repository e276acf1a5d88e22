import { apiPaths } from '../../model/paths.ts';
import { readAny } from '../../site/data/api-shapes.ts';
import { fetchAnyJson } from '../../site/data/fetch-json.ts';
import { pathQuery } from '../../site/data/path-query.ts';

/** The raw answer or null; the page parses it (readActivityDetails, readEventDetails). */
export const placeQueries = {
  activity: (slug: string) => pathQuery(apiPaths.activity(slug), fetchAnyJson, readAny),
  event: (slug: string) => pathQuery(apiPaths.event(slug), fetchAnyJson, readAny),
};
