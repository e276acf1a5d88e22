import { apiPaths } from '../../model/paths.ts';
import type { ApiRows } from '../../server/api/api-table.ts';
import { featured, listedEntity } from '../../server/api/listed-entries.ts';
import { itemList } from '../../site/metadata/item-list.server.ts';
import type { PageJsonLd } from '../../site/metadata/structured-page.ts';

export const destinationsJsonLd: PageJsonLd = ({ content }) => [
  itemList(content.destinations.map(({ name }) => name)),
];

/** Destinations in the owner's order (specification section 7). */
export const destinationsApi: ApiRows = {
  lists: {
    [apiPaths.destinations]: ({ destinations }) => destinations.map(listedEntity),
    [apiPaths.featuredDestinations]: ({ destinations }) => featured(destinations).map(listedEntity),
  },
};
