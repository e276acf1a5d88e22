import { fetchJson } from '../../site/data/fetch-json.ts';
import { DRAFTS_ADDRESS } from './draft-place.ts';

/** The raw answer, fetched while the code that parses it loads. */
export const draftsQuery = { queryKey: [DRAFTS_ADDRESS] as const, queryFn: fetchJson() };
