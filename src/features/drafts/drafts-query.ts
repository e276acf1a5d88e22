import { fetchJson } from '../../site/data/fetch-json.ts';
import { DRAFTS_ADDRESS } from './draft-place.ts';

/** The answer as it comes: it's asked for while the code that reads it is on its way. */
export const draftsQuery = { queryKey: [DRAFTS_ADDRESS] as const, queryFn: fetchJson() };
