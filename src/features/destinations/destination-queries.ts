import { apiPaths } from '../../model/paths.ts';
import { each, id, number, rowOf, text, texts } from '../../site/data/api-shapes.ts';
import { listQuery } from '../../site/data/path-query.ts';
import type { Destination } from './destination.ts';

export const readDestination = rowOf<Destination>(
  { id, ...each(text, 'name', 'description') },
  { highlights: texts, ...each(number, 'latitude', 'longitude') },
);

export const destinationsQuery = listQuery(apiPaths.destinations, readDestination);

export const featuredDestinationsQuery = listQuery(apiPaths.featuredDestinations, readDestination);
