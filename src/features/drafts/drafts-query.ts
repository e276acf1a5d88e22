import { ownRow } from '../../site/data/api-shapes.ts';
import { listQuery } from '../../site/data/path-query.ts';
import { DRAFTS_ADDRESS, type DraftPlace } from './draft-place.ts';

/** What drafts choose from, fetched while the code that reads it loads. */
export const draftsQuery = listQuery(DRAFTS_ADDRESS, ownRow<DraftPlace>);
