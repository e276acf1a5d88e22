import { activitiesApi } from '../features/activities/things-to-do.server.ts';
import { blogApi } from '../features/blog/blog.server.ts';
import { cabinsApi } from '../features/cabins/cabins.server.ts';
import { destinationsApi } from '../features/destinations/destinations.server.ts';
import { draftsApi } from '../features/drafts/draft-places.server.ts';
import { eventsApi } from '../features/events/events.server.ts';
import { placesApi } from '../features/places/place-details.server.ts';
import { planApi } from '../features/plan/plan-facts.server.ts';
import { searchApi } from '../features/search/search-index.server.ts';
import { createApi } from '../server/api/api-table.ts';

/** The API (specification section 7, decisions 27 and 32), from the features' rows. */
export const api = createApi([
  activitiesApi,
  destinationsApi,
  eventsApi,
  blogApi,
  cabinsApi,
  placesApi,
  planApi,
  draftsApi,
  searchApi,
]);
